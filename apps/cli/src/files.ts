// Reading and writing the user's files, with messages that name the file.
import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Failure } from './failure.ts'

const SAID: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
}

function said(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code !== undefined && SAID[code]) || message
}

export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Failure('unreadable-file', `cannot read ${path}: ${said(error)}`, { file: path })
  }
}

export function readJsonFile(path: string): unknown {
  const text = readTextFile(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    const end = text.trim() === '' ? 'it is empty' : (error as Error).message
    throw new Failure('broken-file', `${path} is not valid JSON: ${end}`, { file: path })
  }
}

/** The folder must exist. */
export function writeTextFile(path: string, text: string): void {
  writing(path, () => writeFileSync(path, text))
}

/** Creates a folder inside an existing one. */
export function makeFolder(path: string): void {
  // not `recursive`, which hangs for some paths that cannot be created
  if (!isFolder(path)) writing(path, () => mkdirSync(path))
}

/** Call before long work: its result must have somewhere to go. */
export function checkFolderOf(path: string): void {
  const folder = dirname(resolve(path))
  if (!isFolder(folder))
    throw new Failure('unwritable-file', `cannot write ${path}: there is no folder ${folder}`, {
      file: path,
      folder,
    })
  writing(path, () => accessSync(folder, constants.W_OK))
}

export function writing(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new Failure('unwritable-file', `cannot write ${path}: ${said(error)}`, { file: path })
  }
}
