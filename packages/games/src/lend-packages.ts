// A game folder may lie anywhere. Where it finds no Cardwright of its own, it is lent the one that reads it.
import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'

let isLent = false

export function lendPackages(folder: string): void {
  if (isLent || hasOwn(folder)) return
  isLent = true
  register('./lending.mjs', { parentURL: import.meta.url })
}

function hasOwn(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules/@cardwright/engine'))) return true
  const above = dirname(folder)
  return above !== folder && hasOwn(above)
}
