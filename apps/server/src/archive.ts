// Replays of removed matches: files of gzipped JSON lines, one match per line. A file gets its name only when
// it is complete and on disk.
import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { lastState, type Numbered } from '@cardwright/host'
import { replayFrom } from './replay-file.ts'
import type { KeptMatch } from './storage/store.ts'

const compress = promisify(gzip)

export class Archive {
  private readonly folder: string
  private lines: string[] = []

  constructor(folder: string) {
    this.folder = folder
  }

  add(match: KeptMatch, log: readonly Numbered[]): void {
    const { id, createdAt, endedAt, ending, chairs } = match
    const names = chairs.map(({ kind, name }) => (kind === 'human' ? name : kind))
    this.lines.push(
      JSON.stringify({
        // the match is not replayed just to say how it ended
        ...replayFrom(match, log, lastState(log) ?? ''),
        match: id,
        createdAt,
        endedAt,
        ending,
        names,
      }),
    )
  }

  /** Resolves when everything added is on disk. */
  async flush(): Promise<void> {
    if (this.lines.length === 0) return
    const text = `${this.lines.join('\n')}\n`
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    // the same matches again, after an interrupted sweep, give the same file
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    const path = join(this.folder, `${new Date().toISOString().slice(0, 10)}-${digest}.jsonl.gz`)
    const file = await open(`${path}.part`, 'w', 0o600)
    try {
      await file.writeFile(await compress(text))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
    const folder = await open(this.folder, 'r')
    await folder.sync()
    await folder.close()
    this.lines = []
  }
}
