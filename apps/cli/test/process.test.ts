// The command as a process: exit codes, clean outputs, and `npm start` where nobody can type.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bin = `${root}apps/cli/bin/cardwright.mjs`

function command(file: string, args: readonly string[], input?: string) {
  const ran = spawnSync(process.execPath, [file, ...args], {
    cwd: '/',
    encoding: 'utf8',
    timeout: 100_000,
    env: { ...process.env, NO_COLOR: '1' },
    ...(input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] as const } : { input }),
  })
  return { code: ran.status, out: ran.stdout, err: ran.stderr }
}

describe('the process', () => {
  test('prints one JSON document and nothing else', () => {
    const { code, out, err } = command(bin, ['sim', 'starter', '--games', '50', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ games: 50 })
  })

  test('tells a mistake on the error output and by its exit code', () => {
    const { code, out, err } = command(bin, ['play', 'forrest'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(
      /^cardwright: there is no game "forrest"; there are: forest, .* — did you mean "forest"\?\n$/,
    )
  })

  test('reads its choices from a pipe', () => {
    const { code, out } = command(bin, ['play', 'starter', '--seed', '4'], 'b2\nq\n')
    expect(code).toBe(0)
    expect(out).toContain('● Mark enters at B2')
  })

  test('plays a game in any folder, which needs no packages of its own', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardwright-outside-'))
    cpSync(`${root}games/starter`, folder, { recursive: true })
    for (const [file, word] of [
      ['content/manifest.json', '"id": '],
      ['scenarios/tic-tac-toe.yaml', 'game: '],
    ] as const) {
      const text = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, file), text.replace(/starter/, 'meadow'))
      expect(text).toContain(word)
    }
    const sim = command(bin, ['sim', folder, '--games', '9', '--json'])
    expect([sim.err, sim.code]).toEqual(['', 0])
    expect(JSON.parse(sim.out)).toMatchObject({ game: 'meadow', games: 9 })
    expect(command(bin, ['validate', folder]).out).toMatch(/^meadow: .*no problems/)
    const scenarios = command(bin, ['scenario', join(folder, 'scenarios')])
    expect(scenarios.out).toContain('2 passed, 0 failed')
    rmSync(folder, { recursive: true })
  })

  test('says what a folder lacks that is no game', () => {
    const { code, err } = command(bin, ['play', tmpdir()])
    expect(code).toBe(2)
    expect(err).toContain('is no game: it has no game.ts')
  })

  test('npm start with a word runs that command', () => {
    const { code, out, err } = command(`${root}scripts/start.mjs`, ['games', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toHaveProperty('games')
  })

  test('npm start refuses an option it does not know, and says which there are', () => {
    const { code, out, err } = command(`${root}scripts/start.mjs`, ['--prot', '80'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('--prot')
    expect(err).toContain('--port <n>')
  })

  test('npm start says so when its port is taken', async () => {
    const holder = createServer()
    await new Promise<void>((ready) => holder.listen(0, ready))
    const { port } = holder.address() as AddressInfo
    const run = spawn(process.execPath, [`${root}scripts/start.mjs`, '--port', String(port)])
    let err = ''
    run.stderr.on('data', (text) => (err += text))
    const code = await new Promise((end) => run.on('exit', end))
    holder.close()
    expect(code).toBe(1)
    expect(err).toBe(
      `Port ${port} is taken, perhaps by another Cardwright. Choose one: npm start -- --port ${port + 1}\n`,
    )
  })
})
