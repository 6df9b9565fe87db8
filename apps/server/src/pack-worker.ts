// Runs in a worker thread: checks one older pack and returns it, or null when it has problems.
import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@cardwright/games/here'
import { loadPack, type PackFiles } from '@cardwright/content'

const { game, files } = workerData as { game: string; files: PackFiles }
const { reads, judge } = games.find(({ id }) => id === game)!.code
const loaded = loadPack(files, { usedByCode: reads, judge })
parentPort!.postMessage(loaded.ok ? loaded.pack : null)
