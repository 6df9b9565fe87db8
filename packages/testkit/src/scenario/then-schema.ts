// The shape of `then` for one game, closed over its words.
import { nearest } from '@cardwright/content'
import { did } from './problem.ts'
import { names, places, pools, refusal, seatKeys, stepShape, tokens, uses } from './schema.ts'
import { closed, each, list, number, oneOf, some, table, text, value, words } from './shape.ts'
import type { Shape } from './shape.ts'
import type { Words } from './words.ts'

const zone: Shape = oneOf(
  {
    number: () => {},
    list: list(text),
    map: closed({
      size: number,
      top: text,
      has: list(text),
      lacks: list(text),
      holds: list(text),
    }),
  },
  'a number of cards, the list of them, or a table with size, top, has, lacks, holds',
)

export function thenShape(w: Words): Shape {
  const { rules } = w
  const zones = (perSeat: boolean) => names(rules.zones.all.filter((z) => z.perSeat === perSeat))
  const piece = pieceShape(w)
  const pieces = oneOf(
    { text: piece, map: piece, list: list(piece) },
    'empty, a piece, its fields, or a list',
  )
  const events = list(eventShape(w), 'a list of events')
  const seat = closed({}, { ...each(zones(true), zone), ...each(pools(rules, 'seat'), number) })
  const view = closed(
    { board: places(rules, text), shared: closed({}, each(zones(false), zone)) },
    each(seatKeys(rules), seat),
  )
  const choice = {
    are: list(text),
    include: list(text),
    exclude: list(text),
  }
  return closed(
    {
      board: places(rules, pieces),
      beside: table(pieces),
      things: table(piece),
      pieces: oneOf({ number: () => {}, map: table(number) }, 'a number, or numbers by piece'),
      shared: closed({}, each(zones(false), zone)),
      world: closed({}, each(pools(rules, 'world'), number)),
      numbers: closed({}, each(rules.words.numberIndex.keys(), number)),
      turn: text,
      phase: words(...rules.game.manifest.phases),
      round: number,
      asked: oneOf(
        { text: () => {}, map: closed({ seat: text, kind: text, ability: text, source: text }) },
        'a player, nobody, or a table with seat, kind, ability, source',
      ),
      legal: list(stepShape(w)),
      refused: list(stepShape(w, refusal)),
      choices: list(stepShape(w, choice)),
      events,
      exactly: events,
      never: oneOf({ text: words('all'), list: events }, 'a list of events, or all'),
      outcome: oneOf(
        { text: () => {}, map: closed({ winners: some(text, 'players'), reason: text }) },
        'running, draw, the winner, or a table with winners and reason',
      ),
      views: closed({ spectator: view }, each(seatKeys(rules), view)),
    },
    each(seatKeys(rules), seat),
  )
}

function pieceShape(w: Words): Shape {
  const { rules } = w
  const stats = [...names(rules.queries.all), ...(rules.game.manifest.computed ?? [])]
  const count = oneOf({ number: () => {}, list: list(text) }, 'a number, or the list of sources')
  const held = oneOf(
    { number: () => {}, map: closed({}, each(names(rules.queries.all), count)) },
    'a number of modifiers, or numbers and sources by query',
  )
  return oneOf(
    {
      text: () => {},
      map: closed(
        {
          is: text,
          at: text,
          statuses: tokens(w),
          used: uses(w),
          keywords: list(text),
          face: words('up', 'down'),
          modifiers: held,
          stats: closed({}, each(stats, value)),
          resources: closed({}, each(pools(rules, 'unit', 'section', 'card'), number)),
        },
        { ...each(stats, value), ...each(pools(rules, 'unit', 'section', 'card'), number) },
      ),
    },
    'empty, gone, a piece such as "P1 Wolf", or its fields',
  )
}

function eventShape(w: Words): Shape {
  const { rules } = w
  const known = (kind: string): string | null =>
    rules.events.byName.has(kind)
      ? null
      : `there is no event "${kind}"${did(nearest(kind, rules.events.names))}`
  return oneOf(
    {
      text: (kind, path, report) => {
        const wrong = known(kind as string)
        if (wrong !== null) report(path, wrong)
      },
      map: (map, path, report) => {
        const kinds = Object.keys(map as object)
        if (kinds.length !== 1) report(path, 'one event at a time: a kind and its payload')
        for (const kind of kinds) {
          const wrong = known(kind)
          if (wrong !== null) {
            report([...path, kind], wrong)
            continue
          }
          const fields = rules.events.payloads[rules.events.byName.get(kind)!].map(
            (f) => f.split(':')[0],
          )
          const payload = closed(
            { cause: text },
            each(fields, () => {}),
          )
          payload((map as Record<string, unknown>)[kind], [...path, kind], report)
        }
      },
    },
    'an event, or an event with its payload',
  )
}
