// What every part of the page needs.
import type { LabReport } from '../report/report.ts'
import type { Say } from './say.ts'
import type { PageLang, Texts } from './texts.ts'

export interface ShowOptions {
  lang: PageLang
  /** Where replays are shown, such as `http://localhost:4173` or '' for this very site; without it they are saved only. */
  site?: string
  /** Makes the replay of a game on demand; without it only replays in the report are shown. */
  replay?: (game: number) => Promise<string>
}

export interface Scene {
  report: LabReport
  lang: PageLang
  t: Texts
  say: Say
  options: ShowOptions
}

/** Over all seats: the win share of an average player. */
export function meanShare({ report }: Scene): number {
  const { seats } = report.compared?.figures ?? report.figures
  return seats.reduce((sum, { won }) => sum + won.share, 0) / Math.max(1, seats.length)
}
