// What boardgame.io's server does with the same moves, per second of its CPU time. `npm run load` asks for it;
// by itself: node bench/server.mjs [--matches 100] [--seconds 10] [--pace 200]. Prints one JSON document.
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installPeers } from './harness/install.mjs'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    pace: { type: 'string', default: '200' },
  },
})
if (!installPeers()) {
  console.log(JSON.stringify({ acceptedPerCpuSecond: null }))
  process.exit(0)
}
// only now: esbuild and what it bundles have just been installed
const { buildProgram } = await import('./harness/build.mjs')
const child = fork(await buildProgram('server/serve'), { silent: true, execArgv: [] })
const port = await new Promise((done, fail) => {
  child.once('message', done)
  child.once('exit', (code) => fail(new Error(`boardgame.io ended with ${code}`)))
})
const { playMany } = await import(await buildProgram('server/play'))
const playing = playMany(port, Number(values.matches), Number(values.pace))
const cpu = () => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
await wait(2000)
const before = { accepted: playing.accepted(), cpu: cpu() }
await wait(Number(values.seconds) * 1000)
const accepted = playing.accepted() - before.accepted
const used = cpu() - before.cpu
child.removeAllListeners('exit')
child.kill()
console.log(JSON.stringify({ accepted, acceptedPerCpuSecond: Math.round(accepted / used) }))
process.exit(0)
