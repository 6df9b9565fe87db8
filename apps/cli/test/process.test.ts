// The command as a process: exit codes, clean outputs, and `npm start` where nobody can type.
import { spawn, spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
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
