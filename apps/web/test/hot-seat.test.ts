import { viewFor } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { forestGame } from './kit/forest-game.ts'
import { keptMatch, playAgain } from './kit/record.ts'
import { handed, handedTurn } from './kit/table.ts'
import { IN_MOTION, visit } from './kit/visit.ts'
import { pressAt } from './kit/visitor.ts'

const TURNS = 4

test('two players at one table: nobody is shown, or handed, what the other one holds', async () => {
  const game = await forestGame()
  const page = await visit('/play/forest?seats=human,human&seed=11', IN_MOTION)
  for (let turn = 0; turn < TURNS; turn++) {
    const seat = turn % 2
    const ready = page.getByRole('button', { name: 'I am ready' })
    await ready.waitFor()
    const match = playAgain(game, await keptMatch(page))
    const hands = [0, 1].map((one) => namesIn(viewFor(match, one).seats[one].zones['hand'] ?? []))
    expect(hands[seat].length, 'the next player holds cards').toBeGreaterThan(0)
    // between the turns: no table, and no card anywhere in the page
    expect(await handed(page)).toBeNull()
    expect(await shownOf(page, hands.flat())).toEqual([])

    await pressAt(page, ready)
    const { moment, viewer } = await handedTurn(page)
    expect(viewer).toBe(seat)
    // exactly what the engine lets this seat know: no face, no number of a card of the other hand
    expect(moment.view).toEqual(viewFor(match, seat))
    expect(moment.view.seats[1 - seat].zones['hand']?.every((card) => card === null)).toBe(true)
    expect(facesTold(moment.story, 1 - seat)).toEqual([])
    await pressAt(page, page.getByRole('button', { name: /End turn/ }).first())
  }

  function namesIn(cards: readonly ({ def: string } | null)[]): string[] {
    return cards.flatMap((card) => (card === null ? [] : [nameOf(card.def)]))
  }
  function nameOf(def: string): string {
    const names = game.pack.text['en'].names as Record<string, string>
    return (names[def] ?? def).split('|')[0]
  }
})

/** Which of the names stand anywhere in the page, seen or not. */
function shownOf(page: Page, names: string[]): Promise<string[]> {
  return page.evaluate((names) => {
    const all = document.documentElement.outerHTML
    return names.filter((name) => all.includes(name))
  }, names)
}

/** Cards that the log says the other one drew or put away unseen. */
function facesTold(story: readonly { events: readonly object[] }[], other: number): object[] {
  return story
    .flatMap(({ events }) => events as Record<string, unknown>[])
    .filter(({ kind, seat }) => kind === 'card-drawn' && seat === other)
    .filter((event) => 'card' in event || 'cardDef' in event)
}

test('one of three gives up: the others play on until one is left', async () => {
  const page = await visit('/play/skirmish?seats=human,human,human&seed=5')
  const ready = page.getByRole('button', { name: 'I am ready' })
  const giveUp = async () => {
    await pressAt(page, ready)
    await handedTurn(page)
    await pressAt(page, page.getByRole('button', { name: 'Menu' }))
    await pressAt(page, page.getByRole('button', { name: 'Concede' }))
    await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Concede' }))
  }
  await giveUp()
  await ready.waitFor()
  await giveUp()
  await page.getByRole('dialog', { name: /^Player \d wins$/ }).waitFor()
})
