// Time in which nobody kept the match (a restart, a database that was away) is nobody's: the log says so once,
// whoever notices it first.
import type { Gap, Inside } from './surroundings.ts'

/** A holder says every two seconds that it is there: less than this is not noticed. */
const LEAST = 3000

export class UnkeptTime {
  private readonly room: Inside

  constructor(room: Inside) {
    this.room = room
  }

  /** @returns whether there was some; 'paused' while the storage is away */
  async forgive({ from, to }: Gap): Promise<boolean | 'paused'> {
    const { commit, hosted } = this.room
    for (;;) {
      const { asked, clock } = hosted()
      const { counted } = clock
      if (counted === null || asked === null || !clock.runs) return false
      // the part before is counted, or was forgiven by another node
      const since = Math.max(from, counted)
      if (to - since < LEAST) return false
      const refused = await commit({ kind: 'resume', from: since, at: to })
      if (refused === 'again') continue
      return refused === null ? true : 'paused'
    }
  }
}
