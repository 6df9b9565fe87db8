// Checks who imports whom: the table of packages, doors only, declared dependencies, the order of folders; and that
// games read the state by named functions.
// Import cycles, and clocks and chance in the engine and the games, are refused by .oxlintrc.json.
// Run: node scripts/boundaries.mjs [folder]
import { existsSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blockReadsIn } from './boundaries/block-reads.mjs'
import { filesOf, packagesOf } from './boundaries/files.mjs'
import { readImports } from './boundaries/imports.mjs'
import { boardLibraries, layers, rightsOf, testTools } from './boundaries/table.mjs'

/** @returns {{ files: number, problems: string[] }} */
export function checkBoundaries(root) {
  const packages = packagesOf(root)
  const files = packages.flatMap((pack) => filesOf(root, pack))
  const problems = []
  for (const file of files) {
    const { imports, ambient } = readImports(file.path, file.text)
    for (const found of imports) {
      const problem = judge(root, packages, file, found)
      if (problem)
        problems.push(`${file.path}:${found.line} imports '${found.specifier}': ${problem}`)
    }
    if (file.folder === 'packages/engine' && !file.isTest)
      for (const line of ambient) problems.push(`${file.path}:${line} declares a global`)
    if (file.group === 'games' && !file.isTest)
      for (const { what, line } of blockReadsIn(file.path, file.text))
        problems.push(`${file.path}:${line} ${what}: see docs/author.md`)
  }
  for (const pack of packages)
    if (!rightsOf({ ...pack, pack }))
      problems.push(`${pack.folder} has no row in scripts/boundaries/table.mjs`)
  return { files: files.length, problems }
}

function judge(root, packages, file, found) {
  if (found.specifier.startsWith('.')) return judgeRelative(root, file, found)
  const target = packages.find(
    ({ id }) => found.specifier === id || found.specifier.startsWith(`${id}/`),
  )
  return target ? judgeInner(file, target, found) : judgeOuter(file, found)
}

function judgeRelative(root, file, { specifier, typeOnly }) {
  const link = posix.join(posix.dirname(file.path), specifier)
  if (!link.startsWith(`${file.folder}/`))
    return 'it leaves its package or game; import the other one by name'
  if (!existsSync(join(root, link))) return 'no such file (extensions are written out)'
  if (!file.isBoard && link.startsWith(`${file.folder}/board/`) && file.group === 'games')
    return 'rules may not know their board'
  return typeOnly || file.isTest ? undefined : judgeLayer(file.path, link)
}

/** A folder that is not listed stands above all that are. */
function judgeLayer(from, to) {
  for (const [base, order] of Object.entries(layers)) {
    if (!from.startsWith(`${base}/`) || !to.startsWith(`${base}/`)) continue
    const own = order.indexOf(folderIn(base, from))
    const other = order.indexOf(folderIn(base, to))
    if (own >= 0 && (other < 0 || other > own))
      return `${order[own]}/ may import only from ${order.slice(0, own + 1).join(', ')}`
  }
  return undefined
}

const folderIn = (base, path) => path.slice(base.length + 1).split('/')[0]

function judgeInner(file, target, { specifier, typeOnly }) {
  if (target === file.pack) return `inside a package, import the file itself`
  if (!rightsOf(file)?.allowed(target, typeOnly))
    return `${file.folder} may not import ${target.folder}`
  const door = `.${specifier.slice(target.id.length)}`
  if (!target.doors.includes(door))
    return `a deep import; ${target.folder} has the doors ${target.doors.join(', ')}`
  if (door === './block' && file.group === 'games' && !file.isTest)
    return `games are written with ${target.id}/author`
  return undeclared(file, target.id)
}

function judgeOuter(file, { specifier }) {
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier)
  if (file.isTest && (isBuiltin || testTools.includes(specifier))) return undefined
  if (file.folder === 'packages/engine') return `the engine imports nothing`
  // made by the page's build out of the games' packs
  if (isBuiltin || (specifier.startsWith('virtual:') && file.folder === 'apps/web'))
    return undefined
  const id = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  return undeclared(file, id)
}

function undeclared(file, id) {
  const { dependencies, devDependencies } = file.pack
  if (dependencies === null) {
    // which packages it may import has been asked
    const isFound = id.startsWith('@cardwright/') || (file.isBoard && boardLibraries.includes(id))
    return isFound ? undefined : `a game folder does not find ${id}`
  }
  if (dependencies.includes(id) || (file.isTest && devDependencies.includes(id))) return undefined
  return `${id} is not in the dependencies of ${file.folder}/package.json`
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] && realpathSync(process.argv[1]) === self) {
  const { files, problems } = checkBoundaries(process.argv[2] ?? dirname(dirname(self)))
  for (const problem of problems) console.error(problem)
  console.log(`${files} files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
