// A copy of the repository as it stands, in which something can be tried without touching the original.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const COPIED = ['packages', 'games', 'apps', 'scripts', 'bench/src', 'bench/harness']
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage'])

const isCopied = (from) => !LEFT_OUT.has(from.split(/[\\/]/).at(-1))

/** Libraries are shared; the packages of the repository are those of the copy. @returns its folder */
export function copyOf(root) {
  const copy = mkdtempSync(join(tmpdir(), 'cardwright-copy-'))
  for (const folder of COPIED)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isCopied })
  for (const file of readdirSync(root))
    if (/\.(?:json|ts)$/.test(file)) cpSync(join(root, file), join(copy, file))
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@cardwright'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@cardwright' && !name.startsWith('.'))
      symlinkSync(join(from, name), join(to, name))
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(copy, folder)))
      symlinkSync(
        relative(join(to, '@cardwright'), join(copy, folder, name)),
        join(to, '@cardwright', name),
      )
  return copy
}
