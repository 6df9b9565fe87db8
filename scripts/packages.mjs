// The published packages as a stranger meets them: packed, judged by attw, installed in an empty folder outside, and
// there compiled strictly, run on two versions of Node, used as a command, and bundled for a browser.
// `--keep` leaves that folder.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginGame } from './packages/begin.mjs'
import { buildPackages } from './packages/build.mjs'
import { playInBrowser } from './packages/in-browser.mjs'
import { examplesIn, installOutside, runOutside } from './packages/outside.mjs'
import { packAll, wrongTypes } from './packages/pack.mjs'
import { published } from './packages/published.mjs'

const PAGES = ['README.md', ...published.map(({ folder }) => `${folder}/README.md`)]
let failed = 0

function report(what, problems) {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, '         '))
  failed += problems.length
}

/** A program of the folder outside; its output must have this. */
function problemsOf(folder, file, args, expected, input) {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8', input })
  if (status === 0 && expected.test(stdout)) return []
  return [`${args.join(' ')} ends with ${status}:\n${stdout}${stderr}`]
}

/** Every door and every example, with nothing left out of the check. */
function strictly(folder, examples) {
  const doors = published.flatMap(({ name, staged }) => {
    const { exports: all = {} } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
    return Object.keys(all)
      .filter((door) => all[door].types)
      .map((door) => name + door.slice(1))
  })
  const lines = doors.map((door, k) => `export * as door${k} from '${door}'`)
  writeFileSync(join(folder, 'doors.ts'), lines.join('\n'))
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  }
  const files = ['doors.ts', ...examples.map(({ name }) => `${name}.ts`)]
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  return problemsOf(folder, process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], /^$/)
}

buildPackages()
const packed = packAll()
report(`${packed.length} packages, types as resolvers see them`, packed.flatMap(wrongTypes))
const folder = installOutside(packed)
try {
  const examples = examplesIn(folder, PAGES)
  report(`every door and ${examples.length} examples compile strictly`, strictly(folder, examples))
  const newer = join(folder, 'node_modules/node/bin/node')
  // the newer one reads TypeScript by itself
  for (const [node, ...reads] of [[process.execPath, '--import', 'tsx'], [newer]]) {
    const { stdout: version } = spawnSync(node, ['--version'], { encoding: 'utf8' })
    const problems = examples.map((example) => runOutside(folder, [node, ...reads], example))
    report(`the examples print what they say on Node ${version.trim()}`, problems.filter(Boolean))
    const cli = 'node_modules/@cardwright/cli/bin/cardwright.mjs'
    report(`the command on Node ${version.trim()}`, [
      ...problemsOf(folder, node, [cli, 'validate', 'games/forest/content'], /no problems/i),
      ...problemsOf(folder, node, [cli, 'sim', 'starter', '--games', '20'], /20 in/),
      ...problemsOf(
        folder,
        node,
        [cli, 'serve', '--stdio', 'forest'],
        /"asked":0/,
        '{"do":"reset"}\n',
      ),
      ...problemsOf(
        folder,
        node,
        [cli, 'lab', 'starter', '--games', '200', '--out', 'report.html'],
        /./,
      ),
    ])
  }
  report('npm create cardwright', await beginGame(folder, packed))
  const inBrowser = await playInBrowser(folder)
  report('a game in Chromium', inBrowser === null ? [] : [inBrowser])
} finally {
  if (process.argv.includes('--keep')) console.log(folder)
  else rmSync(folder, { recursive: true })
}
process.exitCode = failed > 0 ? 1 : 0
