// Runs in a worker thread, the only one that writes to the embedded database. It writes jobs to
// disk in one transaction and reports when they are done. The thread that plays waits neither for the disk nor
// for a lock.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @typedef {import('./sqlite-writer.ts').Jobs} Jobs */
/** @typedef {import('./sqlite-writer.ts').Done} Done */
/** @typedef {import('./sqlite-writer.ts').Answer} Answer */
/** @typedef {import('./sqlite-writer.ts').Problem} Problem */
/** @typedef {{ number: number, parameters: unknown[] }} Statement */

const file = new Database(workerData.path)
file.exec('PRAGMA journal_mode = WAL')
// acknowledged data is on disk, even after a power failure
file.exec('PRAGMA synchronous = FULL')
file.exec('PRAGMA busy_timeout = 5000')

/** @type {string[]} by their numbers */
const texts = []
/** @type {import('./sqlite-types.ts').Prepared[]} by the numbers of their texts */
const known = []
const prepared = (number) => (known[number] ??= file.prepare(texts[number]))

const begin = file.prepare('BEGIN IMMEDIATE')
const commit = file.prepare('COMMIT')
const rollback = file.prepare('ROLLBACK')

/**
 * @param {Jobs} flat
 * @returns {Statement[][]}
 */
function jobsIn(flat) {
  const jobs = []
  let at = 0
  const next = () => flat[at++]
  const statement = () => {
    const named = next()
    const number = typeof named === 'string' ? texts.push(named) - 1 : named
    const parameters = next()
    return { number, parameters: flat.slice(at, (at += parameters)) }
  }
  while (at < flat.length) jobs.push(Array.from({ length: next() }, statement))
  return jobs
}

/**
 * @param {Statement[][]} jobs
 * @returns {number[]}
 */
function together(jobs) {
  begin.run()
  try {
    const changes = []
    for (const job of jobs)
      for (const { number, parameters } of job)
        changes.push(prepared(number).run(parameters).changes)
    commit.run()
    return changes
  } catch (error) {
    // a full disk has already caused a rollback
    if (file.inTransaction) rollback.run()
    throw error
  }
}

/**
 * @param {Statement[]} job
 * @returns {Done}
 */
function alone(job) {
  try {
    return { changes: together([job]) }
  } catch (error) {
    return problemOf(error)
  }
}

/** @returns {Problem} */
const problemOf = (error) => ({ problem: String(error), code: error.code })

/**
 * Everything goes into the one file. A reader that is still there may keep the checkpoint from
 * being whole, which loses nothing.
 * @returns {Problem | null}
 */
function close() {
  try {
    file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([])
    return null
  } catch (error) {
    return problemOf(error)
  } finally {
    file.close()
  }
}

/**
 * @param {Jobs} flat
 * @returns {Answer}
 */
function write(flat) {
  const jobs = jobsIn(flat)
  try {
    return together(jobs)
  } catch {
    // one job failed, so retry the others separately
    return { each: jobs.map(alone) }
  }
}

parentPort.on('message', (message) => {
  if (message !== 'close') return parentPort.postMessage(write(message))
  parentPort.postMessage(close())
  parentPort.close()
})
