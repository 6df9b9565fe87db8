// A report: everything a page needs to show a run, as plain JSON. It also carries what was counted, so that a
// run can go on from its own report.
import { nameOf, textOf, type Lang } from '@cardwright/content/text'
import type { Game, Pack } from '@cardwright/engine'
import type { PairPlan, PairTally } from '../pairs/pair-tally.ts'
import { shiftsOf, type Shift } from '../pairs/shifts.ts'
import type { LabPlan } from '../play/plan.ts'
import { figuresOf, type Figures } from '../tally/figures.ts'
import type { Tally } from '../tally/tally.ts'

export const REPORT_FORMAT = 'cardwright-lab'
export const REPORT_VERSION = 1

export type Words = Record<Lang, string>

export interface ReportCard {
  name: Words
  text: Words
  /** Where the two packs of a comparison print it differently: the text of the second one. */
  after?: Words
}

export interface LabReport {
  format: typeof REPORT_FORMAT
  version: typeof REPORT_VERSION
  game: { id: string; name: Words }
  plan: LabPlan
  /** Games planned and played; fewer when it was stopped. */
  planned: number
  played: number
  seconds: number
  figures: Figures
  cards: Record<string, ReportCard>
  /** Names of abilities by `holder ability`. */
  abilities: Record<string, Words>
  /** Games to look at, as in the address `/replay#r=…`, by their number. */
  replays: Record<string, string>
  /** For two packs on the same deals: the second one, and what moved. */
  compared: { plan: LabPlan; figures: Figures; shifts: Shift[]; labels: [string, string] } | null
}

export interface ReportFacts {
  name: Words
  played: number
  seconds: number
  replays?: Record<string, string>
}

export function reportOf(
  game: Game,
  plan: LabPlan,
  tally: Tally,
  { name, played, seconds, replays = {} }: ReportFacts,
): LabReport {
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    game: { id: game.id, name },
    plan,
    planned: plan.games,
    played,
    seconds,
    figures: figuresOf(game, plan, tally),
    cards: cardsOf(game.pack),
    abilities: abilitiesOf(game, plan),
    replays,
    compared: null,
  }
}

export function comparisonOf(
  games: { a: Game; b: Game },
  plan: PairPlan,
  pairs: PairTally,
  facts: ReportFacts & { labels: [string, string] },
): LabReport {
  const before = reportOf(games.a, plan.a, pairs.a, facts)
  const after = cardsOf(games.b.pack)
  const cards = { ...after, ...before.cards }
  for (const [id, { text }] of Object.entries(after)) {
    const known = before.cards[id]
    if (known !== undefined && known.text.en !== text.en) cards[id] = { ...known, after: text }
  }
  return {
    ...before,
    cards,
    compared: {
      plan: plan.b,
      figures: figuresOf(games.b, plan.b, pairs.b),
      shifts: shiftsOf(pairs),
      labels: facts.labels,
    },
  }
}

function cardsOf(pack: Pack): Record<string, ReportCard> {
  return Object.fromEntries(
    pack.definitions.map((definition) => [
      definition.id,
      {
        name: both((lang) => nameOf(pack, definition.id, lang), definition.id),
        text: both((lang) => textOf(pack, definition, lang).text, ''),
      },
    ]),
  )
}

function abilitiesOf(game: Game, plan: LabPlan): Record<string, Words> {
  const { abilities } = game.rules(plan.bots.length, plan.settings[0])
  return Object.fromEntries(
    abilities.map(({ holder, label }) => [
      `${holder} ${label}`,
      both((lang) => wordOf(game.pack, lang, holder), holder),
    ]),
  )
}

/** A card, status, keyword or basic action by its printed name. */
function wordOf(pack: Pack, lang: Lang, id: string): string {
  if (pack.definitions.some((definition) => definition.id === id)) return nameOf(pack, id, lang)
  const sections = pack.text[lang] as Record<string, Record<string, unknown> | undefined>
  for (const section of ['statuses', 'keywords', 'basics', 'abilities']) {
    const word = sections?.[section]?.[id]
    if (typeof word === 'string') return word
    if (typeof word === 'object' && word !== null) {
      const [first] = Object.values(word).filter((value) => typeof value === 'string')
      if (first !== undefined) return String(first)
    }
  }
  return id
}

/** A pack without words for something is shown with its id. */
function both(write: (lang: Lang) => string, otherwise: string): Words {
  const safely = (lang: Lang): string => {
    try {
      return write(lang)
    } catch {
      return otherwise
    }
  }
  return { en: safely('en'), ru: safely('ru') }
}
