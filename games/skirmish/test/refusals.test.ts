// A refusal says what it is too late or too early for.
import { reasonText } from '@cardwright/content/text'
import {
  applyAction,
  createMatch,
  legalActions,
  refusalOf,
  viewFor,
  type Match,
} from '@cardwright/engine'
import { ASK } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, skirmish } from '../src/index.ts'

const game = await loadGame({ code: skirmish, contentUrl })

/** Why the first card in hand that is not on the list cannot be played. */
function whyNot(m: Match, lang: 'en' | 'ru'): string {
  const seat = m.s[ASK]
  const usable = legalActions(m, seat).flatMap((one) => (one.kind === 'use' ? [one.source] : []))
  const card = viewFor(m, seat).seats[seat].zones['hand'].find((one) => !usable.includes(one!.id))!
  const [{ label }] = m.rules.abilities.whenCard[m.s[m.rules.layout.def + card.id]]
  const action = { kind: 'use', source: card.id, ability: label } as const
  return reasonText(refusalOf(m, seat, action), lang, game.pack)
}

test('[SK-5.3] a second unit', () => {
  const m = createMatch(game, { seed: 1, options: { exchange: false } })
  const seat = m.s[ASK]
  const isUnit = (source: number) => m.rules.things.defPlace[m.s[m.rules.layout.def + source]] === 0
  const play = legalActions(m, seat).find((one) => one.kind === 'use' && isUnit(one.source))!
  expect(applyAction(m, seat, play).ok).toBe(true)
  while (legalActions(m, seat).some(({ kind }) => kind === 'pick'))
    applyAction(
      m,
      seat,
      legalActions(m, seat).find(({ kind }) => kind === 'pick')!,
    )
  expect(viewFor(m, seat).facts).toMatchObject({ mayPlayUnit: false })
  expect(whyNot(m, 'en')).toBe('You cannot play more units this turn.')
  expect(whyNot(m, 'ru')).toBe('В этом ходу больше нельзя разыгрывать юнитов.')
})
