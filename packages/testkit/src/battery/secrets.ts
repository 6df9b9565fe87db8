// Nobody learns what they may not know: two worlds that differ only in that look the same, byte for
// byte, and the same action tells the same events in both.
import {
  applyListed,
  clone,
  collectorFor,
  legalActions,
  listActions,
  Match,
  sees,
  SPECTATOR,
  viewFor,
  type Game,
  type GameEvent,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { ASK, BOARD, put, ZONES } from '@cardwright/engine/block'
import { Broken, chooseAny, walk, type Visit, type Walked, type WalkSize } from './walk.ts'

export interface Leaks extends Walked {
  states: number
  /** Views compared with their world's. */
  views: number
  /** Worlds that really differed from the match: a test that changes nothing proves nothing. */
  different: number
  /** Actions whose events were compared. */
  actions: number
}

const WORLDS = 2

/** Looks at every n-th state from every seat and from outside. */
export function checkSecrets(
  game: Game,
  states: number,
  way: Pick<WalkSize, 'seed' | 'stock'> = {},
  every = 7,
): Leaks {
  const leaks: Leaks = {
    decisions: 0,
    matches: 0,
    ended: 0,
    states: 0,
    views: 0,
    different: 0,
    actions: 0,
  }
  let world: Match | null = null
  const walked = walk(game, { ...way, decisions: states * every }, (visit) => {
    const { match: m } = visit
    if (visit.decision % every !== 0) return
    if (world?.rules !== m.rules) world = new Match(m.rules)
    leaks.states++
    for (let seat = SPECTATOR; seat < m.rules.things.seats; seat++) {
      const viewer = seat === SPECTATOR ? ('spectator' as const) : seat
      const real = JSON.stringify(viewFor(m, viewer))
      for (let k = 0; k < WORLDS; k++) {
        imagine(m, seat, visit.seed * 131 + visit.decision * 17 + k, world)
        leaks.views++
        if (facesDiffer(m, world)) leaks.different++
        const other = JSON.stringify(viewFor(world, viewer))
        if (other !== real)
          throw new Broken(
            `what ${viewer} is shown depends on hidden cards:\n${apart(real, other)}`,
            visit,
          )
      }
      sameAnswers(visit, seat, world)
      if (sameEvents(visit, seat, world)) leaks.actions++
    }
  })
  const hasSecrets = Object.values(game.pack.manifest.zones).some(({ seen }) => seen !== 'all')
  if (hasSecrets && leaks.different === 0)
    throw new Error('the imagined worlds never differ: nothing was shown')
  return { ...leaks, ...walked }
}

const facesDiffer = (a: Match, b: Match): boolean => {
  const { def, entities } = a.rules.layout
  for (let e = 0; e < entities; e++) if (a.s[def + e] !== b.s[def + e]) return true
  return false
}

/** Where two long texts part. */
function apart(a: string, b: string): string {
  let k = 0
  while (a[k] === b[k]) k++
  return `  …${a.slice(Math.max(0, k - 60), k + 60)}…\n  …${b.slice(Math.max(0, k - 60), k + 60)}…`
}

/** What the asked seat may answer must not depend on what it does not know either. */
function sameAnswers(visit: Visit, seat: number, world: Match): void {
  const { match: m } = visit
  if (m.s[ASK] !== seat) return
  const [real, other] = [m, world].map((one) => JSON.stringify(legalActions(one, seat)))
  if (real !== other)
    throw new Broken(
      `what seat ${seat} may answer depends on hidden cards:\n${apart(real, other)}`,
      visit,
    )
}

/**
 * The same action in both worlds; compared when it opened nothing that had been hidden. How the match ends may depend on hidden
 * cards (the highest hand wins), what is told before may not.
 */
function sameEvents(visit: Visit, seat: number, imagined: Match): boolean {
  const { match: m, random } = visit
  const [here, there] = [clone(m), clone(imagined)]
  // chance is open to everybody once it has fallen: let it fall alike
  const { streams } = m.rules.layout
  for (let i = 0; i < m.rules.words.streamIndex.size * 4; i++)
    put(there, streams + i, m.s[streams + i])
  const action = chooseAny(here, random)
  const n = listActions(there)
  if (!there.list.slice(0, n).includes(action)) return false
  const hidden = hiddenFrom(m, seat)
  // what lay open for a moment was seen, wherever it went afterwards
  let wasOpened = false
  const told = [here, there].map((one) => {
    const events: GameEvent[] = []
    const collect = collectorFor(events, seat)
    const look = () => (wasOpened ||= hidden.some((e) => isOpen(one, seat, e)))
    one.sink = (now, event, payload) => {
      collect(now, event, payload)
      look()
    }
    applyListed(one, action)
    look()
    return events
  })
  if (wasOpened) return false
  // played face-down: in the other world it may be something that cannot be played like that
  const isPlayed = ({ kind, card }: GameEvent) =>
    kind === 'card-played' && hidden.includes(card as number)
  if (told.flat().some(isPlayed)) return false
  const isOver = told.some((events) => events.some(endsMatch))
  const [real, other] = told.map((events) => JSON.stringify(isOver ? untilTheEnd(events) : events))
  if (real !== other)
    throw new Broken(
      `the events told to seat ${seat} depend on hidden cards:\n${apart(real, other)}`,
      visit,
    )
  if (isOver) return true
  const viewer = seat === SPECTATOR ? ('spectator' as const) : seat
  const [view, view2] = [here, there].map((one) => JSON.stringify(viewFor(one, viewer)))
  if (view !== view2)
    throw new Broken(
      `after one action the views of seat ${seat} part:\n${apart(view, view2)}`,
      visit,
    )
  return true
}

const endsMatch = ({ kind }: GameEvent): boolean => kind === 'match-ended'

/** In the other world the match may end later, or go on. */
function untilTheEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(endsMatch)
  return end < 0 ? events : events.slice(0, end)
}

function hiddenFrom(m: Match, seat: number): number[] {
  const { zone, entities } = m.rules.layout
  const out: number[] = []
  for (let e = m.rules.things.seats + 1; e < entities; e++)
    if ((m.s[zone + e] >= ZONES || m.s[zone + e] === BOARD) && !sees(m, seat, e)) out.push(e)
  return out
}

const isOpen = (m: Match, seat: number, e: number): boolean => {
  const zone = m.s[m.rules.layout.zone + e]
  return (zone < ZONES && zone !== BOARD) || sees(m, seat, e)
}
