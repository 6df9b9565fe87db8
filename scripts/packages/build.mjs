// Builds the published packages into dist/: JavaScript, declarations and maps by the compiler, then a folder for
// each package as npm packs it. Nothing inside the repository reads what is built.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { manifestOf } from './manifest.mjs'
import { published, root } from './published.mjs'

const BUILT = join(root, 'dist/build')
const IS_TEST = /\.test\.tsx?$/
const IS_CODE = /\.tsx?$/

export function buildPackages() {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  compile()
  published.forEach(stage)
}

function compile() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the packages cannot be built:\n${stdout}`)
}

/** @param {typeof published[number]} one */
function stage(one) {
  const { folder, staged } = one
  const from = join(root, folder)
  mkdirSync(staged, { recursive: true })
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifestOf(one), null, 2)}\n`)
  for (const file of ['README.md', 'bin', 'template'])
    if (existsSync(join(from, file)))
      cpSync(join(from, file), join(staged, file), { recursive: true })
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
  if (existsSync(join(from, 'src'))) stageCode(one)
  if (existsSync(join(from, 'template'))) copyStarter(join(staged, 'template'))
}

function stageCode({ folder, staged }) {
  const from = join(root, folder)
  for (const file of filesIn(join(from, 'src'))) {
    if (IS_TEST.test(file)) continue
    copy(join(from, 'src', file), join(staged, 'src', file))
    if (!IS_CODE.test(file)) copy(join(from, 'src', file), join(staged, 'dist', file))
  }
  for (const file of filesIn(join(BUILT, folder, 'src'))) {
    const text = readFileSync(join(BUILT, folder, 'src', file), 'utf8')
    write(join(staged, 'dist', file), rewritten(file, text))
  }
}

/** The game to begin with is the one of the repository. */
function copyStarter(template) {
  for (const part of ['game.ts', 'content', 'scenarios', 'test'])
    cpSync(join(root, 'games/starter', part), join(template, part), { recursive: true })
}

function rewritten(file, text) {
  if (file.endsWith('.map')) return withSource(file, text)
  // the compiler leaves the names of files in declarations and in addresses as they were written
  if (file.endsWith('.d.ts'))
    return text
      .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '')
      .replaceAll(/((?:from|import\() ?['"]\.{1,2}\/[^'"]*)\.tsx?(['"])/g, '$1.js$2')
  return text.replaceAll(/(new URL\('\.{1,2}\/[^']*)\.tsx?(', import\.meta\.url\))/g, '$1.js$2')
}

/** Maps lead to the source that is packed beside what was built. */
function withSource(file, text) {
  const map = JSON.parse(text)
  const name = file.replace(/\.(?:d\.ts|js)\.map$/, '')
  const kind = map.sources[0].endsWith('.tsx') ? '.tsx' : '.ts'
  map.sources = [relative(dirname(join('dist', file)), join('src', name + kind))]
  return JSON.stringify(map)
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
