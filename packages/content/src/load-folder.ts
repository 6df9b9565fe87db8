// Reads a pack from a folder. The only file here that knows Node; the browser never imports it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPack, type Loaded, type LoadOptions } from './load.ts'
import type { PackFiles } from './read.ts'

/** File name to text. Hidden files (an editor's, a file system's) are no content. */
export async function readPackFolder(folder: string): Promise<PackFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: PackFiles = {}
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(folder, '/').length).replaceAll('\\', '/')
    files[name] = await readFile(path, 'utf8')
  }
  return files
}

export async function loadFolder(folder: string, options: LoadOptions = {}): Promise<Loaded> {
  return loadPack(await readPackFolder(folder), options)
}
