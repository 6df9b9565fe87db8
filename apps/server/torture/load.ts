// `npm run load`: bots play over real sockets against one server process; what it accepts, how long an answer
// waits, and for comparison a bare echo and boardgame.io's server with the same moves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { boardgameRate } from './boardgame.ts'
import { ownDelays, Readings, type Delays } from './delays.ts'
import { diskDelays } from './disk.ts'
import { echoRate } from './echo.ts'
import { openTables, type Table } from './matches.ts'
import { NodeProcess } from './node-process.ts'
import { cpuOf, memoryOf, queuedFor } from './process-costs.ts'
import { freePort } from './services.ts'

const { values } = parseArgs({
  options: {
    // a few end and are renewed all the time: never fewer than 2,000 are open
    matches: { type: 'string', default: '2010' },
    game: { type: 'string', default: 'forest' },
    /** Mean time a player takes to answer, in ms. */
    pace: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '30' },
    /** A folder for a CPU profile of the server. */
    profile: { type: 'string' },
    /** Without the echo and boardgame.io. */
    alone: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
/** Opening thousands of matches within seconds leaves its own garbage; play is measured, not that. */
const WARM_UP = 10_000
const tell = (line: string) => process.stderr.write(`\r\u001b[K${line}`)
const data = mkdtempSync(join(tmpdir(), 'cardwright-load-'))
// before anybody plays
const diskAlone = await diskDelays(data)
await wait(2000)
const disk = await diskAlone()
const node = new NodeProcess({ port: await freePort(), data, profile: values.profile })
await node.start()
const [matches, seconds] = [Number(values.matches), Number(values.seconds)]
const tables: Table[] = []
while (tables.length < matches) {
  const some = Math.min(100, matches - tables.length)
  tables.push(...(await openTables([node.address], some, values.game, Number(values.pace))))
  tell(`${tables.length} of ${matches} matches are open`)
}
const players = () => tables.flatMap((table) => table.players)
const accepted = () => players().reduce((n, { acknowledged }) => n + acknowledged.length, 0)
tell('until play has its pace')
await wait(WARM_UP)
const diskMeanwhile = await diskDelays(data)
for (const player of players()) player.waits.length = 0
const readings = await Readings.of(node.address)
const ownLoop = ownDelays()
const costs = () => ({
  cpu: cpuOf(node.pid!),
  queued: queuedFor(node.pid!),
  ownCpu: cpuOf(process.pid),
  ownQueued: queuedFor(process.pid),
})
const before = { accepted: accepted(), memory: memoryOf(node.pid!), ...costs() }
for (let k = 0; k < seconds; k++) {
  await wait(1000)
  tell(
    `${k + 1} of ${seconds} s: ${Math.round((accepted() - before.accepted) / (k + 1))} answers/s`,
  )
}
const later = await Readings.of(node.address)
const words = ({ p50, p99, most }: Delays) => `p50 ${p50}, p99 ${p99}, max ${most}`
const waits = players()
  .flatMap((player) => player.waits)
  .sort((a, b) => a - b)
const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] * 10) / 10
const rate = (accepted() - before.accepted) / seconds
const after = costs()
const cpu = after.cpu - before.cpu
const hundredth = (n: number) => Math.round(n * 100) / 100
const result = {
  matches,
  open: tables.filter((table) => table.players.some(({ ending }) => ending === null)).length,
  acceptedPerSecond: Math.round(rate),
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  max: at(1 - 1 / waits.length),
  /** What the server knows of it: from the arrival of a request to its answer, and to the disk and back. */
  p99InServer: later.within('cardwright_answer_seconds', 0.99, readings),
  p99ToDisk: later.within('cardwright_append_seconds', 0.99, readings),
  /** A sync of one page, before anybody played and beside the server. */
  diskAlone: words(disk),
  diskMeanwhile: words(await diskMeanwhile()),
  serverLoopDelay: words(later.loopDelays()),
  generatorLoopDelay: words(ownLoop()),
  serverGarbage: later.garbage(readings),
  serverCpuShare: hundredth(cpu / seconds),
  generatorCpuShare: hundredth((after.ownCpu - before.ownCpu) / seconds),
  /** Seconds per second that their threads waited for a core: on a machine of their own hardly any. */
  serverQueued: hundredth((after.queued - before.queued) / seconds),
  generatorQueued: hundredth((after.ownQueued - before.ownQueued) / seconds),
  acceptedPerCpuSecond: Math.round((rate * seconds) / cpu),
  memoryMb: memoryOf(node.pid!),
  memoryGrowthMb: memoryOf(node.pid!) - before.memory,
  echoPerCpuSecond: 0,
  /** How many echoes one answer costs. */
  echoesPerAnswer: 0,
  boardgamePerCpuSecond: null as number | null,
  timesBoardgame: null as number | null,
}
for (const player of players()) player.close()
await node.stop()
rmSync(data, { recursive: true, force: true })
const tenth = (n: number) => Math.round(n * 10) / 10
if (!values.alone) {
  result.echoPerCpuSecond = Math.round(await echoRate(5))
  result.echoesPerAnswer = tenth(result.echoPerCpuSecond / result.acceptedPerCpuSecond)
  tell('the same moves on boardgame.io')
  const peer = boardgameRate(10)
  result.boardgamePerCpuSecond = peer
  result.timesBoardgame = peer === null ? null : tenth(result.acceptedPerCpuSecond / peer)
}
tell('')
if (values.json) console.log(JSON.stringify(result, null, 2))
else for (const [name, value] of Object.entries(result)) console.log(`${name.padEnd(22)} ${value}`)
process.exit(0)
