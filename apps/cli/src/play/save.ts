// Replay files: one JSON document each.
import { writeTextFile } from '../files.ts'
import { writeJson } from '../report.ts'
import { replayOf, type MatchLog } from './match-log.ts'

export function saveReplay(path: string, log: MatchLog): void {
  writeTextFile(path, writeJson(replayOf(log)))
}
