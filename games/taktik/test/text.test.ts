// Cards speak to whoever reads them: a malus to its drawer, a mark as what it means.
import { fileURLToPath } from 'node:url'
import { textOf } from '@cardwright/content/text'
import { loadFolder } from '@cardwright/content/node'
import { expect, test } from 'vitest'
import { contentUrl, taktik } from '../src/index.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const { pack } = loaded
const said = (id: string, lang: 'en' | 'ru' = 'en') => textOf(pack, id, lang).text

test('[TK-11] a malus is read by whoever drew it', () => {
  expect(said('operationalFundingCut')).toBe(
    'When drawn: you cannot play logistics cards until the end of the turn.',
  )
  expect(said('operationalFundingCut', 'ru')).toBe(
    'Когда взята: вы не можете играть карты снабжения до конца хода.',
  )
  expect(said('ammunitionShortage')).toMatch(/^When drawn: each unit of yours gets −2 attack roll/)
  expect(said('enemyDisinformation')).toMatch(
    /your opponent chooses: a unit of yours .*cannot move/,
  )
  expect(said('enemyDisinformation', 'ru')).toMatch(/соперник выбирает вашего юнита/)
  for (const { id, class: kind } of pack.definitions)
    if (kind === 'malus') {
      expect(said(id), id).not.toMatch(/enemy|enemies/)
      expect(said(id, 'ru'), id).not.toMatch(/враг|выберите/)
    }
})

test('marks of a turn are said as what they mean', () => {
  for (const { id } of pack.definitions) {
    expect(said(id), id).not.toMatch(/(Move|Attack|Queue) mark|turns of any player/)
    expect(said(id, 'ru'), id).not.toMatch(/отметк\S+ (хода|атаки|очереди)|любых игроков/)
  }
  expect(said('internationalAid')).toMatch(/it counts as moved/)
  expect(said('coordinatedManeuver')).toMatch(/that has not attacked and is not about to attack/)
  expect(said('enemyReconDetection')).toMatch(/each enemy in its quadrant/)
})
