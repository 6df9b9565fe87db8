// A broken pack does not start: every mistake is told with file, place and what to write instead.
import { fileURLToPath } from 'node:url'
import { checkText, formatProblem, validate } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { describe, expect, test } from 'vitest'
import { contentUrl, drones } from '../src/index.ts'

const files = await readPackFolder(fileURLToPath(contentUrl))
const TACTICS = 'cards/tactic.json'

interface Card {
  id: string
  abilities?: { when?: string; steps: Record<string, unknown>[] }[]
}

/** What is wrong with the pack after one change of one file. */
function problems<T>(file: string, change: (json: T) => void): string[] {
  const json = JSON.parse(files[file]) as T
  change(json)
  const options = { usedByCode: drones.reads, judge: drones.judge, checkText }
  return validate({ ...files, [file]: JSON.stringify(json) }, options).map(formatProblem)
}

/** Of the first card with a target, its first step. */
const inStep = (change: (step: Record<string, unknown>, card: Card) => void) => () =>
  problems<{ cards: Card[] }>(TACTICS, ({ cards }) => {
    const card = cards.find(({ abilities }) => abilities?.[0].steps[0].target !== undefined)!
    change(card.abilities![0].steps[0], card)
  })

interface Deck {
  role: string
  cards: Record<string, number>
}
const inDemo = (change: (deck: Deck) => void) => () =>
  problems<Deck[]>('decks.json', (decks) => change(decks[0]))

test('the pack as it is has no problem', () => {
  expect(problems(TACTICS, () => {})).toEqual([])
})

describe('refused', () => {
  test.each<[string, () => string[], string]>([
    [
      'a prompt without words',
      inStep((step) => (step.prompt = 'nonsense')),
      'text.en.json:prompts.nonsense  has no words',
    ],
    [
      'the controller of a unit',
      inStep(
        (step) => (step.target = { kind: 'unit', where: { field: 'controller', oneOf: ['own'] } }),
      ),
      'target.where.of  only a lane has a controller ("of": "it.lane")',
    ],
    [
      'an amount beyond 32 bits',
      inStep((step) => {
        step.do = 'gain'
        step.amount = 3_000_000_000
      }),
      'amount  not between -1,000,000 and 1,000,000: choose a smaller unit (3000000000)',
    ],
    [
      'a card without any ability',
      inStep((_step, card) => delete card.abilities),
      'abilities  a card without abilities cannot be played',
    ],
    [
      'the lane of a card in a hand',
      inStep((step) => (step.target = { kind: 'unit', in: 'self.lane' })),
      'target.in  a card played from a zone has no lane ("self.lane")',
    ],
    [
      'a ready-made deck that nobody could play',
      inDemo(({ cards }) => (cards[Object.keys(cards).at(-1)!] = 40)),
      'decks.json:[0].cards',
    ],
  ])('%s', (_name, broken, message) => {
    expect(broken()).toContainEqual(expect.stringContaining(message))
  })
})
