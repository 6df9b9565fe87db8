// Damages a file of the embedded database as a failing disk does: pages of one table are overwritten.
import { closeSync, openSync, writeSync } from 'node:fs'
import Database from 'libsql'
import type { Database_ } from '../src/storage/sqlite-types.ts'

/** @param which of its pages, by their order; a table of one page has no others @returns how many were overwritten */
export function damageTable(path: string, table: string, which: (k: number) => boolean): number {
  const database = new Database(path) as unknown as Database_
  const [{ page_size: size }] = database.prepare('PRAGMA page_size').all([]) as {
    page_size: number
  }[]
  const pages = database
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno")
    .all([table]) as { pageno: number }[]
  database.close()
  const file = openSync(path, 'r+')
  const chosen = pages.filter((_, k) => which(k))
  for (const { pageno } of chosen)
    writeSync(file, Buffer.alloc(size, 0x5a), 0, size, (pageno - 1) * size)
  closeSync(file)
  return chosen.length
}
