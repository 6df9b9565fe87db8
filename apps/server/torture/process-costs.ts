// What a process has used so far, read from /proc (Linux).
import { readFileSync } from 'node:fs'

/** CPU seconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Megabytes in memory. */
export function memoryOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Math.round((Number(pages) * 4096) / 1e6)
}
