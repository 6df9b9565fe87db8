import { expect, test } from 'vitest'
import { pressThrough } from './kit/presser.ts'
import { handed } from './kit/table.ts'
import { visit } from './kit/visit.ts'

test('a whole match of two in the sector, against a bot', async () => {
  const page = await visit('/play/skirmish?seats=human,bot1&grid=4&seed=5')
  const { sheets, sawOthersChoose } = await pressThrough(page, 2)
  const { moment } = (await handed(page))!
  expect(moment.view.outcome?.reason).toMatch(/Rounds$/)
  expect(sheets.some((name) => name.includes('round-end'))).toBe(true)
  expect(sheets.some((name) => name.includes('uses'))).toBe(true)
  expect(sawOthersChoose).toBe(true)
})

test('four players in two teams, two of them dummies that the host plays', async () => {
  const address = 'seats=human,bot1,dummy,dummy&dummies=2&teams=13v24&grid=4&exchange=false&seed=8'
  const page = await visit(`/play/skirmish?${address}`)
  const { actors } = await pressThrough(page, 5)
  const { moment } = (await handed(page))!
  expect(moment.view.outcome?.winners).toHaveLength(2)
  expect(actors).toEqual(expect.arrayContaining(['Your turn', 'You play for Dummy 3']))
})
