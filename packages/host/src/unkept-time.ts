// Time in which no holder kept the match (a restart, an unavailable database) counts for no seat. The first holder that
// notices it writes one entry to the log.
import type { Gap, Inside } from './surroundings.ts'

/** Holders report every two seconds, so shorter gaps are not noticed. */
const LEAST = 3000

export class UnkeptTime {
  private readonly room: Inside

  constructor(room: Inside) {
    this.room = room
  }

  /** @returns whether there was a gap; 'paused' while the storage is unavailable */
  async forgive({ from, to }: Gap): Promise<boolean | 'paused'> {
    const { commit, hosted } = this.room
    for (;;) {
      const { asked, clock } = hosted()
      const { counted } = clock
      if (counted === null || asked === null || !clock.runs) return false
      // the part before is already counted, or excluded by another node
      const since = Math.max(from, counted)
      if (to - since < LEAST) return false
      const refused = await commit({ kind: 'resume', from: since, at: to })
      if (refused === 'again') continue
      return refused === null ? true : 'paused'
    }
  }
}
