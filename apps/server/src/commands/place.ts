// Where a command finds the database: PostgreSQL if DATABASE_URL names one, as the server does, or the file in a folder.
import { existsSync } from 'node:fs'
import { databaseIn } from '../storage/data-folder.ts'

export type Place = { kind: 'postgres'; url: string } | { kind: 'sqlite'; folder: string }

/** An error for the operator, which ends the command. */
export class Refusal extends Error {}

export function placeOf(data: string, env: NodeJS.ProcessEnv = process.env): Place {
  const { DATABASE_URL } = env
  return DATABASE_URL === undefined
    ? { kind: 'sqlite', folder: data }
    : { kind: 'postgres', url: DATABASE_URL }
}

/** The file of the embedded database. @throws Refusal when there is none */
export function fileIn(folder: string): string {
  const path = databaseIn(folder)
  if (!existsSync(path))
    throw new Refusal(`There is no database in ${folder}. Name its folder with --data.`)
  return path
}
