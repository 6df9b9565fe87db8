// Lists the packages of the repository and their TypeScript files.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const groups = ['packages', 'games', 'apps']
/** What makes a folder one of its group. */
const FILE_OF = { packages: 'package.json', games: 'game.ts', apps: 'package.json' }
const skipped = new Set(['node_modules', 'fixtures', 'template', 'dist', 'coverage'])

/** @returns every package and every game: its folder, short name, published name, doors and dependencies */
export function packagesOf(root) {
  return groups.flatMap((group) =>
    foldersIn(join(root, group))
      .filter((name) => existsSync(join(root, group, name, FILE_OF[group])))
      .map((name) => (group === 'games' ? gameNamed(name) : readPackage(root, group, name))),
  )
}

/** A game folder is no package: nothing imports it by name, and it finds what all find. */
function gameNamed(name) {
  const folder = `games/${name}`
  return { group: 'games', name, folder, id: folder, doors: [], dependencies: null }
}

function readPackage(root, group, name) {
  const folder = `${group}/${name}`
  const json = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return {
    group,
    name,
    folder,
    id: json.name,
    doors: Object.keys(json.exports ?? {}),
    dependencies: Object.keys({ ...json.dependencies, ...json.peerDependencies }),
    devDependencies: Object.keys(json.devDependencies ?? {}),
  }
}

/** @returns the TypeScript files of one package, paths relative to the root */
export function filesOf(root, pack) {
  const paths = readdirSync(join(root, pack.folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll('\\', '/'))
  return paths
    .filter((path) => !path.split('/').some((part) => skipped.has(part)))
    .sort()
    .map((path) => ({ ...placeOf(path, pack), path, text: readFileSync(join(root, path), 'utf8') }))
}

function placeOf(path, pack) {
  const inside = path.slice(pack.folder.length + 1)
  return {
    group: pack.group,
    folder: pack.folder,
    pack,
    isBoard: pack.group === 'games' && inside.startsWith('board/'),
    isTest: /\.test\.tsx?$/.test(inside) || /(?:^|\/)(?:tests?|torture)\//.test(inside),
  }
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
