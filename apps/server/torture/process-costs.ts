// What a process has used so far, read from /proc (Linux).
import { readdirSync, readFileSync } from 'node:fs'

/** CPU seconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** CPU milliseconds of the thread that asks. */
export function ownThread(): number {
  // the kernel brings its count up to date for this call; otherwise only a few hundred times a second
  process.cpuUsage()
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}

/** Megabytes in memory. */
export function memoryOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Math.round((Number(pages) * 4096) / 1e6)
}

/** Seconds that its threads stood in the queue for a core: what others on the machine have cost it. */
export function queuedFor(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const waits = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]),
  )
  return waits.reduce((sum, ns) => sum + ns, 0) / 1e9
}
