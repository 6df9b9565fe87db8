// A report: everything a page needs to show a run, as plain JSON. It also contains the tallies, so that a
// run can be continued from its own report.
import { abilityNameOf, nameOf, textOf, type Lang } from '@cardwright/content/text'
import type { Game, Pack } from '@cardwright/engine'
import type { PairPlan, PairTally } from '../pairs/pair-tally.ts'
import { shiftsOf, type Shift } from '../pairs/shifts.ts'
import type { LabPlan } from '../play/plan.ts'
import { figuresOf, type Figures } from '../tally/figures.ts'
import type { Tally } from '../tally/tally.ts'

export const REPORT_FORMAT = 'cardwright-lab'
/** 2: sides have their deals. */
export const REPORT_VERSION = 2

export type Words = Record<Lang, string>

export interface ReportCard {
  name: Words
  text: Words
  /** If the two packs of a comparison differ here: the text in the second one. */
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
  /** Words for how games end, by reason. */
  endings: Record<string, Words>
  /** Replays by game number, as in the URL `/replay#r=…`. */
  replays: Record<string, string>
  /** For comparisons: the second pack, and what moved. */
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
    endings: endingsOf(game),
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
  const { all: abilities } = game.rules(plan.bots.length, plan.settings[0]).abilities
  return Object.fromEntries(
    abilities.map(({ holder, label }) => [
      `${holder} ${label}`,
      both((lang) => abilityName(game.pack, lang, holder, label), `${holder}: ${label}`),
    ]),
  )
}

function endingsOf({ pack, code }: Game): Record<string, Words> {
  const word = (lang: Lang, reason: string): string => {
    const endings = pack.text[lang]?.['endings'] as Record<string, unknown> | undefined
    const found = endings?.[reason]
    return typeof found === 'string' ? found : reason
  }
  return Object.fromEntries(
    (code.reasons ?? []).map((reason) => [
      reason,
      { en: word('en', reason), ru: word('ru', reason) },
    ]),
  )
}

/** The holder and name of an ability. */
function abilityName(pack: Pack, lang: Lang, holder: string, ability: string): string {
  const lists = [
    ['names', pack.definitions],
    ['basics', pack.basics],
    ['statuses', pack.statuses],
    ['keywords', pack.keywords],
  ] as const
  const section = lists.find(([, list]) => list.some(({ id }) => id === holder))?.[0]
  const whose = section === undefined ? holder : nameOf(pack, holder, lang, section)
  const name = abilityNameOf(pack, holder, ability, lang)
  return name === whose ? whose : `${whose}: ${name}`
}

/** Falls back to ids for packs without texts. */
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
