// Cards and their abilities: the plot, the sortable tables, texts and replays.
import type { AbilityFigures, CardFigures } from '../tally/figures.ts'
import { box, drawn as plotted, element } from './element.ts'
import { estimatePlot, type Estimate } from './plots.ts'
import { replayCell } from './replays.ts'
import { meanShare, type Scene } from './scene.ts'
import { sortedTable, type Column } from './sorted-table.ts'

/** With fewer, a plot says nothing. */
const LEAST = 30
const MOST = 40

const cardAnchor = (id: string): string => `card-${id}`

const KINDS = {
  drawn: {
    seatsOf: (card: CardFigures) => card.drawnSeats,
    shareOf: (card: CardFigures) => card.wonWhenDrawn,
    title: 'cardShares',
    note: 'cardSharesNote',
  },
  early: {
    seatsOf: (card: CardFigures) => card.earlySeats,
    shareOf: (card: CardFigures) => card.wonWhenEarly,
    title: 'cardSharesEarly',
    note: 'cardSharesEarlyNote',
  },
  played: {
    seatsOf: (card: CardFigures) => card.playedSeats,
    shareOf: (card: CardFigures) => card.wonWhenPlayed,
    title: 'cardSharesPlayed',
    note: 'cardSharesPlayedNote',
  },
} as const

/** Above this nearly every player draws the card, so drawing it says nothing. */
const EVERYBODY = 0.9

/** The share that says most about the cards of this game. */
function tellingKind({ report }: Scene, cards: readonly CardFigures[]): keyof typeof KINDS {
  const drawn = cards.filter(({ drawnSeats }) => drawnSeats >= LEAST)
  if (drawn.length < 2) return 'played'
  const seats = report.plan.bots.length
  const share = ({ drawnSeats, present }: CardFigures) => drawnSeats / (present * seats)
  const mean = drawn.reduce((sum, card) => sum + share(card), 0) / drawn.length
  return mean > EVERYBODY && drawn.some(({ earlySeats }) => earlySeats >= LEAST) ? 'early' : 'drawn'
}

export function cardPlotBox(scene: Scene): HTMLElement {
  const { report, t, lang } = scene
  const { compared } = report
  const now = (compared?.figures ?? report.figures).cards
  const kind = tellingKind(scene, now)
  const { seatsOf, shareOf, title, note } = KINDS[kind]
  const shown = now.filter((card) => seatsOf(card) >= LEAST)
  const names = new Map<string, number>()
  const estimates = shown.map((card): Estimate => {
    const { share, low, high } = shareOf(card)
    const old =
      compared === null ? undefined : report.figures.cards.find(({ id }) => id === card.id)
    const shift = compared?.shifts.find((one) => one.kind === kind && one.id === card.id)
    const name = report.cards[card.id]?.name[lang] ?? card.id
    const copies = (names.get(name) ?? 0) + 1
    names.set(name, copies)
    return {
      label: copies > 1 ? `${name} (${card.id})` : name,
      value: share,
      low,
      high,
      ...(old === undefined || seatsOf(old) < LEAST ? {} : { before: shareOf(old).share }),
      moved: shift?.moved ?? false,
    }
  })
  estimates.sort((a, b) => b.value - a.value)
  const few = extremes(estimates)
  return box(
    'part',
    t[title],
    compared === null ? t[note] : t.cardSharesCompared,
    compared === null ? null : legend(scene),
    few.length === 0
      ? element('p', { class: 'note' }, t.tooFew)
      : plotted((width) => estimatePlot(few, { width, usual: meanShare(scene) }), t[title]),
  )
}

/** If there are very many cards: the best, the worst, and all that moved. */
function extremes(estimates: readonly Estimate[]): Estimate[] {
  const half = MOST / 2
  return estimates.filter(
    ({ moved }, k) => moved === true || k < half || k >= estimates.length - half,
  )
}

const entry = (kind: string, text: string) =>
  element('span', {}, element('i', { class: kind }), text)

function legend({ t }: Scene): HTMLElement {
  return element(
    'div',
    { class: 'legend' },
    entry('', t.before),
    entry('after', t.after),
    entry('moved', t.afterMoved),
  )
}

export function cardsBox(scene: Scene): HTMLElement {
  const { report, t } = scene
  const rows = (report.compared?.figures ?? report.figures).cards.filter(
    ({ present, state }) => present > 0 && state !== 'unplayable',
  )
  return box(
    'full',
    t.cards,
    t.cardsNote,
    sortedTable(rows, cardColumns(scene), {
      label: t.cards,
      first: rows.some(({ drawnSeats }) => drawnSeats > 0) ? 2 : 6,
      idOf: ({ id }) => cardAnchor(id),
    }),
  )
}

function cardColumns(scene: Scene): Column<CardFigures>[] {
  const { t, say } = scene
  const seats = (n: number): string => say.whole(n)
  return [
    { title: t.card, by: ({ id }) => nameOf(scene, id), cell: ({ id }) => cardCell(scene, id) },
    {
      title: t.drawn,
      by: ({ drawnSeats }) => drawnSeats,
      cell: ({ drawnSeats }) => seats(drawnSeats),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.wonDrawn,
      by: ({ drawnSeats, wonWhenDrawn }) => (drawnSeats > 0 ? wonWhenDrawn.share : -1),
      cell: ({ drawnSeats, wonWhenDrawn }) => (drawnSeats > 0 ? say.share(wonWhenDrawn) : '–'),
      isNumber: true,
    },
    {
      title: t.wonEarly,
      by: ({ earlySeats, wonWhenEarly }) => (earlySeats > 0 ? wonWhenEarly.share : -1),
      cell: ({ earlySeats, wonWhenEarly }) => (earlySeats > 0 ? say.share(wonWhenEarly) : '–'),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.playedBy,
      by: ({ playedSeats }) => playedSeats,
      cell: ({ playedSeats }) => seats(playedSeats),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.playedShare,
      by: ({ playedOfDrawn }) => playedOfDrawn?.share ?? -1,
      cell: ({ playedOfDrawn }) =>
        playedOfDrawn === null ? '–' : say.percent(playedOfDrawn.share),
      isNumber: true,
      isWide: true,
    },
    {
      title: t.wonPlayed,
      by: ({ playedSeats, wonWhenPlayed }) => (playedSeats > 0 ? wonWhenPlayed.share : -1),
      cell: ({ playedSeats, wonWhenPlayed }) => (playedSeats > 0 ? say.share(wonWhenPlayed) : '–'),
      isNumber: true,
    },
    {
      title: t.sample,
      by: ({ gamesNeeded }) => gamesNeeded,
      cell: ({ isEnough, gamesNeeded }) =>
        isEnough ? t.enough : gamesNeeded === 0 ? '–' : t.needs(say.whole(gamesNeeded)),
      isWide: true,
    },
    { title: t.replay, cell: ({ id, shownIn }) => replayCell(scene, id, shownIn) },
  ]
}

const nameOf = ({ report, lang }: Scene, id: string): string => report.cards[id]?.name[lang] ?? id

const paragraphs = (text: string) =>
  text.split('\n\n').map((paragraph) => element('p', {}, paragraph))

function cardCell(scene: Scene, id: string): Node {
  const card = scene.report.cards[id]
  const text = card?.text[scene.lang] ?? ''
  if (text === '') return document.createTextNode(nameOf(scene, id))
  return element(
    'details',
    {},
    element('summary', {}, nameOf(scene, id)),
    ...paragraphs(text),
    ...(card?.after === undefined
      ? []
      : [
          element('p', { class: 'moved' }, `${scene.t.after}:`),
          ...paragraphs(card.after[scene.lang]),
        ]),
  )
}

export function abilitiesBox(scene: Scene): HTMLElement {
  const { report, t, say, lang } = scene
  const figures = report.compared?.figures ?? report.figures
  const absent = new Set(figures.cards.filter(({ present }) => present === 0).map(({ id }) => id))
  const rows = figures.abilities.filter(({ holder }) => !absent.has(holder))
  const named = ({ holder, ability }: AbilityFigures): string =>
    report.abilities[`${holder} ${ability}`]?.[lang] ?? `${holder}: ${ability}`
  return box(
    'full',
    t.abilities,
    t.abilitiesNote,
    sortedTable(
      rows,
      [
        { title: t.ability, by: named, cell: named },
        {
          title: t.kind,
          by: ({ kind }) => kind,
          cell: ({ kind }) => t.kinds[kind] ?? kind,
          isWide: true,
        },
        {
          title: t.runs,
          by: ({ perGame }) => perGame,
          cell: ({ perGame }) => say.number(perGame, 2),
          isNumber: true,
        },
        {
          title: t.inGames,
          by: ({ games }) => games.share,
          cell: ({ games }) => say.percent(games.share),
          isNumber: true,
          isWide: true,
        },
        {
          title: t.misses,
          by: ({ runs, noTarget }) => (runs > 0 ? noTarget.share : -1),
          cell: ({ runs, noTarget }) => (runs > 0 ? say.percent(noTarget.share) : '–'),
          isNumber: true,
        },
      ],
      { label: t.abilities, first: 2, short: 15, showAll: t.showAll },
    ),
  )
}
