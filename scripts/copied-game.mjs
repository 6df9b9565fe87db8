// Makes a game as its author begins one: in a copy of the repository, `games/starter` is copied and gets another
// id; then the page is built. Prints the folder, and what git says has changed. Used by apps/web/test/copied-game.test.ts.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf } from './copy-of.mjs'
import { root } from './install.mjs'

const copy = copyOf(root)
cpSync(join(root, '.gitignore'), join(copy, '.gitignore'))

function run(program, ...args) {
  const done = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${args.join(' ')}:\n${done.stdout}${done.stderr}`)
  return done.stdout.trim()
}

run('git', 'init', '--quiet')
run('git', 'add', '--all')
run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message=before')

cpSync(join(copy, 'games/starter'), join(copy, 'games/pond'), { recursive: true })
const manifest = join(copy, 'games/pond/content/manifest.json')
writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"starter"', '"pond"'))

run(process.execPath, '--import', 'tsx', 'apps/web/build/build.ts')
console.log(JSON.stringify({ copy, changed: run('git', 'status', '--porcelain') }))
