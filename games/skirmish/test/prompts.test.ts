// Questions that once read like code.
import { promptFor } from '@cardwright/content/text'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, skirmish } from '../src/index.ts'

const { pack } = await loadGame({ code: skirmish, contentUrl })

test.each(['vigilantSpotter', 'FalkPD'])('%s asks for a card in one sentence', (id) => {
  const { abilities = [] } = pack.definitions.find((one) => one.id === id)!
  const commit = abilities.find(({ when }) => when === 'commit')!
  const ask = (lang: 'en' | 'ru') => promptFor(pack, commit, 0, 'target', lang)
  expect([ask('en'), ask('ru')]).toEqual([
    'Choose a hidden card of another player in a hand or on the board without your Reveal',
    'Выберите скрытую чужую карту в руке или на поле без вашего Раскрытия',
  ])
})
