// Runs in a worker thread, the only one that writes to the embedded database. It writes jobs to
// disk in one transaction and reports when they are done. The thread that plays waits neither for the disk nor
// for a lock.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @typedef {import('./sqlite-writer.ts').Statement} Statement */
/** @typedef {import('./sqlite-writer.ts').Done} Done */
/** @typedef {import('./sqlite-writer.ts').Problem} Problem */

const file = new Database(workerData.path)
file.exec('PRAGMA journal_mode = WAL')
// acknowledged data is on disk, even after a power failure
file.exec('PRAGMA synchronous = FULL')
file.exec('PRAGMA busy_timeout = 5000')

const known = new Map()
function prepared(sql) {
  let statement = known.get(sql)
  if (statement === undefined) known.set(sql, (statement = file.prepare(sql)))
  return statement
}

/**
 * @param {Statement[][]} jobs
 * @returns {Done[]}
 */
function together(jobs) {
  prepared('BEGIN IMMEDIATE').run()
  try {
    const done = jobs.map((job) => ({
      changes: job.map(({ sql, parameters }) => prepared(sql).run(parameters).changes),
    }))
    prepared('COMMIT').run()
    return done
  } catch (error) {
    // a full disk has already caused a rollback
    if (file.inTransaction) prepared('ROLLBACK').run()
    throw error
  }
}

/** @param {Statement[]} job */
function alone(job) {
  try {
    return together([job])[0]
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

parentPort.on('message', (jobs) => {
  if (jobs === 'close') {
    parentPort.postMessage(close())
    return parentPort.close()
  }
  /** @type {Done[]} */
  let done
  try {
    done = together(jobs)
  } catch {
    // one job failed, so retry the others separately
    done = jobs.map(alone)
  }
  parentPort.postMessage(done)
})
