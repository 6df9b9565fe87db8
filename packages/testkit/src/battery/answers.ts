// The list of legal actions is the law: stable, accepted to the last entry, and nothing else is.
import {
  applyAction,
  copyInto,
  hash,
  legalActions,
  listActions,
  Match,
  nameAction,
  packAction,
  type Action,
  type Game,
} from '@cardwright/engine'
import { ASK, plainLists, type Lists } from '@cardwright/engine/block'
import { junkActions } from './junk.ts'
import { Broken, walk, type Visit, type Walked, type WalkSize } from './walk.ts'

/** Listing twice gives the same list, changes nothing, and every entry has its own name. */
export function checkLists(game: Game, size: WalkSize): Walked {
  return walk(game, size, (visit) => {
    const { match: m } = visit
    const before = hash(m)
    const first = m.list.slice(0, listActions(m)).join()
    m.fresh = false
    if (m.list.slice(0, listActions(m)).join() !== first)
      throw new Broken('listing the legal actions twice gives two lists', visit)
    const names = new Set<string>()
    const n = listActions(m)
    for (let k = 0; k < n; k++) {
      const action = nameAction(m, m.list[k])
      const text = JSON.stringify(action)
      if (names.has(text)) throw new Broken(`two legal actions are called ${text}`, visit)
      names.add(text)
      if (packAction(m, n, action) !== m.list[k])
        throw new Broken(`${text} is not found by its own name`, visit)
    }
    if (hash(m) !== before) throw new Broken('listing the legal actions changes the state', visit)
  })
}

/** The tables that make lists quick change none: the plain way, which asks every ability, gives the same. */
export function checkPlainLists(game: Game, size: WalkSize): Walked {
  return walk(game, size, (visit) => {
    const { match: m } = visit
    const { prepared } = m.rules
    const quick = { ...prepared }
    const listed = (lists: Lists): string => {
      Object.assign(prepared, lists)
      m.fresh = false
      return m.list.slice(0, listActions(m)).join()
    }
    const plain = listed(plainLists)
    if (listed(quick) !== plain) throw new Broken('the plain way lists something else', visit)
  })
}

export interface Tried extends Walked {
  tried: number
}

/** Every listed action is accepted, each on its own copy. */
export function checkAccepted(game: Game, size: WalkSize, every = 5): Tried {
  let tried = 0
  let spare: Match | null = null
  const walked = walk(game, size, (visit) => {
    const { match: m } = visit
    if (visit.decision % every !== 0) return
    if (spare?.rules !== m.rules) spare = new Match(m.rules)
    const seat = m.s[ASK]
    const before = hash(m)
    for (const action of legalActions(m, seat)) {
      const answer = applyAction(copyInto(m, spare), seat, action)
      if (!answer.ok)
        throw new Broken(
          `${JSON.stringify(action)} is on the list, but refused: ${JSON.stringify(answer.refusal)}`,
          visit,
        )
      tried++
    }
    if (hash(m) !== before) throw new Broken('playing on a copy changes the original', visit)
  })
  return { ...walked, tried }
}

/** What is not on the list is refused with a code and changes nothing, chance included. */
export function checkRefusals(game: Game, size: WalkSize, every = 5): Tried {
  let tried = 0
  const walked = walk(game, size, (visit) => {
    const { match: m, random } = visit
    if (visit.decision % every !== 0) return
    const seat = m.s[ASK]
    const legal = legalActions(m, seat)
    const listed = new Set(legal.map((action) => JSON.stringify(action)))
    const before = hash(m)
    for (let other = -1; other <= m.rules.things.seats; other++)
      if (other !== seat) tried += refuse(visit, other, random.pick(legal), before)
    for (const action of junkActions(m, random, legal))
      if (!listed.has(JSON.stringify(action))) tried += refuse(visit, seat, action, before)
  })
  return { ...walked, tried }
}

function refuse(visit: Visit, seat: number, action: unknown, before: string): number {
  const { match: m } = visit
  const said = `${JSON.stringify(action)} of seat ${seat}`
  const answer = applyAction(m, seat, action as Action)
  if (answer.ok) throw new Broken(`${said} is not on the list, but accepted`, visit)
  if (typeof answer.refusal.code !== 'string')
    throw new Broken(`${said} is refused without a code`, visit)
  if (hash(m) !== before) throw new Broken(`${said} is refused, but changes the state`, visit)
  return 1
}
