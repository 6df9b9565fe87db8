// The package.json that is published: inside the repository a package exports its source, outside what was built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { published, root } from './published.mjs'

const shared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const ours = new Map(published.map(({ name, source }) => [name, source.version]))

/** @param {{ folder: string, source: object }} one of the published packages */
export function manifestOf({ folder, source }) {
  const { name, version, description, bin, peerDependencies, peerDependenciesMeta } = source
  return {
    name,
    version,
    description,
    license: shared.license,
    repository: { ...shared.repository, directory: folder },
    type: 'module',
    engines: shared.engines,
    sideEffects: source.sideEffects ?? false,
    ...(bin ? { bin } : {}),
    ...(source.exports ? { exports: exportsOf(source.exports) } : {}),
    files: filesOf(folder),
    publishConfig: { access: 'public' },
    ...(source.dependencies ? { dependencies: ranged(source.dependencies) } : {}),
    ...(peerDependencies ? { peerDependencies: ranged(peerDependencies) } : {}),
    ...(peerDependenciesMeta ? { peerDependenciesMeta } : {}),
  }
}

const PARTS = { src: ['dist', 'src'], bin: ['bin'], template: ['template'] }

const filesOf = (folder) =>
  Object.keys(PARTS)
    .filter((part) => existsSync(join(root, folder, part)))
    .flatMap((part) => PARTS[part])

/** Types first: a resolver takes the first condition that fits. */
function exportsOf(doors) {
  const built = Object.entries(doors).map(([door, file]) => {
    const out = file.replace('./src/', './dist/')
    if (!/\.tsx?$/.test(file)) return [door, out]
    const name = out.replace(/\.tsx?$/, '')
    return [door, { types: `${name}.d.ts`, default: `${name}.js` }]
  })
  return Object.fromEntries([...built, ['./package.json', './package.json']])
}

/** Packages of one release belong together; below 1.0 a minor version may break. */
const ranged = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      const version = ours.get(name)
      if (version !== undefined) return [name, `^${version}`]
      if (range === '*') throw new Error(`${name} has no version range`)
      return [name, range]
    }),
  )
