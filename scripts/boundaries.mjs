// Checks who imports whom: the table of packages, doors only, declared dependencies, no cycles,
// and an engine that knows neither Node, nor a browser, nor a clock.
// Run: node scripts/boundaries.mjs [folder]
import { existsSync, realpathSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cyclesIn } from './boundaries/cycles.mjs'
import { filesOf, packagesOf } from './boundaries/files.mjs'
import { importsOf, wordsIn } from './boundaries/imports.mjs'
import { outside, rightsOf, testTools, unrepeatable } from './boundaries/table.mjs'

/** @returns {{ files: number, problems: string[] }} */
export function checkBoundaries(root) {
  const packages = packagesOf(root)
  const files = packages.flatMap((pack) => filesOf(root, pack))
  const graph = new Map()
  const problems = []
  for (const file of files) {
    const links = []
    for (const found of importsOf(file.text)) {
      const { problem, link } = judge(root, packages, file, found)
      if (problem) problems.push(`${file.path}:${found.line} ${problem}`)
      if (link && !found.typeOnly) links.push(link)
    }
    graph.set(file.path, links)
    for (const { word, line } of wordsIn(file.text, forbiddenWords(file)))
      problems.push(`${file.path}:${line} ${file.folder} may not use ${word}`)
  }
  for (const pack of packages)
    if (!rightsOf({ ...pack, pack }))
      problems.push(`${pack.folder} has no row in scripts/boundaries/table.mjs`)
  for (const cycle of cyclesIn(graph)) problems.push(`import cycle: ${cycle.join(' → ')}`)
  return { files: files.length, problems }
}

function judge(root, packages, file, found) {
  if (found.specifier.startsWith('.')) return judgeRelative(root, file, found)
  const target = packages.find(
    ({ id }) => found.specifier === id || found.specifier.startsWith(`${id}/`),
  )
  return { problem: target ? judgeInner(file, target, found) : judgeOuter(file, found) }
}

function judgeRelative(root, file, { specifier }) {
  const link = posix.join(posix.dirname(file.path), specifier)
  const said = `imports '${specifier}'`
  if (!link.startsWith(`${file.folder}/`))
    return { problem: `${said}: it leaves its package; import the other one by name` }
  if (!existsSync(join(root, link)))
    return { problem: `${said}: no such file (extensions are written out)` }
  if (!file.isBoard && link.startsWith(`${file.folder}/board/`) && file.group === 'games')
    return { problem: `${said}: rules may not know their board` }
  return { link }
}

function judgeInner(file, target, { specifier, typeOnly }) {
  const said = `imports '${specifier}'`
  if (target === file.pack) return `${said}: inside a package, import the file itself`
  if (!rightsOf(file)?.allowed(target, typeOnly))
    return `${said}: ${file.folder} may not import ${target.folder}`
  const door = `.${specifier.slice(target.id.length)}`
  if (!target.doors.includes(door))
    return `${said}: a deep import; ${target.folder} has the doors ${target.doors.join(', ')}`
  return undeclared(file, target.id, said)
}

function judgeOuter(file, { specifier }) {
  const said = `imports '${specifier}'`
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier)
  if (file.isTest && (isBuiltin || testTools.includes(specifier))) return undefined
  if (file.folder === 'packages/engine') return `${said}: the engine imports nothing`
  // made by the page's build out of the games' packs
  if (isBuiltin || (specifier.startsWith('virtual:') && file.folder === 'apps/web'))
    return undefined
  const id = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  return undeclared(file, id, said)
}

function undeclared(file, id, said) {
  const { dependencies, devDependencies } = file.pack
  if (dependencies.includes(id) || (file.isTest && devDependencies.includes(id))) return undefined
  return `${said}: ${id} is not in the dependencies of ${file.folder}/package.json`
}

function forbiddenWords(file) {
  if (file.isTest) return []
  if (file.folder === 'packages/engine') return [...outside, ...unrepeatable]
  return file.group === 'games' && !file.isBoard ? unrepeatable : []
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] && realpathSync(process.argv[1]) === self) {
  const { files, problems } = checkBoundaries(process.argv[2] ?? dirname(dirname(self)))
  for (const problem of problems) console.error(problem)
  console.log(`${files} files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
