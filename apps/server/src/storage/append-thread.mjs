// Runs in a worker thread: writes what it is sent to the embedded database, one transaction each, and says
// when it is on the disk. The thread that plays never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/** @typedef {import('./sqlite-writer.ts').Written} Written */

const file = new Database(workerData.path)
file.exec('PRAGMA journal_mode = WAL')
// what was acknowledged is on the disk, also when the power goes
file.exec('PRAGMA synchronous = FULL')
file.exec('PRAGMA busy_timeout = 5000')
const begin = file.prepare('BEGIN IMMEDIATE')
const commit = file.prepare('COMMIT')
const rollBack = file.prepare('ROLLBACK')
const entry = file.prepare('INSERT OR IGNORE INTO entry (match, seq, body) VALUES (?, ?, ?)')
const snapshot = file.prepare(
  'INSERT INTO snapshot (match, seq, body) VALUES (?, ?, ?) ON CONFLICT (match) ' +
    'DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE snapshot.seq < excluded.seq',
)

/** @param {import('./sqlite-writer.ts').ToWrite} batch */
function write({ id, entries, snapshots }) {
  begin.run()
  try {
    const written = entries.map(({ match, seq, body }) => entry.run(match, seq, body).changes > 0)
    for (const { match, seq, body } of snapshots) snapshot.run(match, seq, body)
    commit.run()
    return { id, written }
  } catch (error) {
    rollBack.run()
    throw error
  }
}

parentPort.on('message', (batch) => {
  /** @type {Written} */
  let answer
  try {
    answer = write(batch)
  } catch (error) {
    answer = { id: batch.id, problem: String(error) }
  }
  parentPort.postMessage(answer)
})
