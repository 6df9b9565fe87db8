// What stands on a card: the texts of its abilities, and nothing else.
import { fileURLToPath } from 'node:url'
import { textOf } from '@cardwright/content'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, forest } from '../src/index.ts'

const pack = fileURLToPath(new URL('../scenarios/pack', import.meta.url))

test('[FR-8.13] sheet 50: two abilities are two texts with an empty line between them', async () => {
  const game = await loadGame({ code: forest, contentUrl }, [pack])
  for (const lang of ['en', 'ru'] as const) {
    const { paragraphs, text } = textOf(game.pack, 'braggart', lang)
    expect(paragraphs.map(({ ability }) => ability)).toEqual(['bigger', 'louder'])
    expect(text).toBe(`${paragraphs[0].text}\n\n${paragraphs[1].text}`)
    expect(text.split('\n\n')).toHaveLength(2)
    expect(textOf(game.pack, 'wolfCub', lang).text).toBe('')
  }
})

test('seed 004 §7: an ability may bring its own words, with its own line breaks', async () => {
  const game = await loadGame({ code: forest, contentUrl })
  expect(textOf(game.pack, 'shockling', 'en').text).toBe(
    'When this enters the board:\n1 damage to every monster beside it.',
  )
})

test('reactions are told in plain sentences, not in the conditions they are made of', async () => {
  const { pack } = await loadGame({ code: forest, contentUrl })
  expect(textOf(pack, 'thornBoar', 'en').text).toBe(
    'When damaged and still alive:\n1 damage to the attacker beside it.\nThorns do not answer thorns.',
  )
  expect(textOf(pack, 'king', 'en').text).not.toMatch(/without|put an? /)
  expect(textOf(pack, 'king', 'ru').text).not.toMatch(/без|положите|наложите/i)
})
