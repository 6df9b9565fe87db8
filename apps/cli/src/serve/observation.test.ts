// Observations in integers say what the view says, and nothing that the seat may not know.
import { games } from '@cardwright/games/here'
import { createBot, forwardAnswers } from '@cardwright/bots'
import { applyPacked, clone, createMatch, viewFor, type Match } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { describe, expect, test } from 'vitest'
import { openGame } from '../open-game.ts'
import { writeCodes } from './codes.ts'
import { encoderFor } from './observation.ts'

/** Matches of random bots, seen every few answers. */
async function* positions(id: string, count: number): AsyncGenerator<Match> {
  const { game } = await openGame(id)
  for (let seed = 1, seen = 0; seen < count; seed++) {
    const m = createMatch(game, { seed })
    const bot = createBot('random', seed)
    for (let k = 0; m.s[ENDED] === 0 && k < 400 && seen < count; k++) {
      if (k % 7 === 0) {
        seen++
        yield m
      }
      applyPacked(m, bot.choose(m, m.s[ASK]))
    }
  }
}

function observed(m: Match, seat: number): number[] {
  const encoder = encoderFor(m.rules)
  const room = new Int32Array(encoder.most)
  return [...room.subarray(0, encoder.write(m, seat, forwardAnswers(m), room, 0))]
}

function codes(m: Match): number[] {
  const n = forwardAnswers(m)
  const room = new Int32Array(n)
  writeCodes(m, n, room, 0)
  return [...room]
}

const ids = games.map(({ id }) => id)

describe.each(ids)('%s', (id) => {
  test('a seat is told the same in every world it cannot tell apart', async () => {
    let different = 0
    let worlds = 0
    for await (const m of positions(id, 60))
      for (let seat = -1; seat < m.rules.things.seats; seat++) {
        const world = imagine(m, seat, ++worlds * 31, clone(m))
        const { def, entities } = m.layout
        if (!m.s.subarray(def, def + entities).every((face, e) => face === world.s[def + e]))
          different++
        expect(observed(world, seat)).toEqual(observed(m, seat))
        if (m.s[ASK] === seat) expect(codes(world)).toEqual(codes(m))
      }
    // the worlds did differ in what is hidden
    if (id !== 'starter') expect(different).toBeGreaterThan(0)
  })

  test('pieces and cards are those of the view, no more and no fewer', async () => {
    for await (const m of positions(id, 30)) {
      const seat = m.s[ASK]
      const { fixed, piece, card } = encoderFor(m.rules)
      const row = observed(m, seat)
      const [pieces, cards] = row.slice(fixed.length - 2, fixed.length)
      const cut = (first: number, n: number, width: number) =>
        Array.from({ length: n }, (_, k) => row.slice(first + k * width, first + (k + 1) * width))
      const view = viewFor(m, seat)
      const { definitions } = m.rules.things
      const named = (rows: number[][]) =>
        rows.map(([e, def]) => `${e} ${definitions[def]?.id ?? ''}`).sort()
      const shown = [
        ...view.seats.flatMap(({ zones }) => Object.values(zones)),
        ...Object.values(view.shared),
      ]
      expect(named(cut(fixed.length, pieces, piece.length))).toEqual(
        view.board.map((unit) => `${unit.id} ${unit.def}`).sort(),
      )
      expect(named(cut(fixed.length + pieces * piece.length, cards, card.length))).toEqual(
        shown
          .flat()
          .flatMap((one) => (one === null ? [] : [`${one.id} ${one.def}`]))
          .sort(),
      )
    }
  })
})
