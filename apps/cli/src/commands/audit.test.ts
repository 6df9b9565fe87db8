// `audit`: figures as a table, as JSON and as a page; what does not exist is refused with what does.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { newFolder } from '../../test/folders.ts'

const AUDIT = ['audit', 'twilight', 'fate']

describe('audit', { timeout: 30_000 }, () => {
  test('prints every Fate deck with its findings', async () => {
    const { code, out } = await cardwright(AUDIT)
    expect(code).toBe(0)
    expect(out).toContain('match multiplier 1.5, rounding halfUp')
    expect(out).toMatch(/deepNav +−0\.917/)
    expect(out).toMatch(/combatSpiritual +\+0\.917 +5\/12 +4\/12 +3\/12/)
    expect(out).toContain('fate_curse_navi sinks to −4')
    expect(out).toContain('Findings: none')
  })

  test('--json gives the figures, for another multiplier and one deck too', async () => {
    const ran = await cardwright([
      ...AUDIT,
      '--deck',
      'fate_core_audit',
      '--multiplier',
      '2',
      '--json',
    ])
    const { multiplier, decks } = ran.json() as { multiplier: number; decks: unknown[] }
    expect(multiplier).toBe(2)
    expect(decks).toHaveLength(1)
    expect(decks[0]).toMatchObject({ paths: [{ bonus: 0.75 }, { bonus: 11 / 12 }] })
  })

  test('--html writes a page with plots', async () => {
    const file = join(newFolder(), 'fate.html')
    const { code, out } = await cardwright([...AUDIT, '--html', file])
    expect(code).toBe(0)
    expect(out.trim()).toBe(file)
    const page = readFileSync(file, 'utf8')
    expect(page.match(/<svg/g)).toHaveLength(9)
    expect(page).toContain('fate_core_audit')
  })

  test.each([
    [['audit', 'twilight', 'fates'], 'has no audit "fates"; the audits are: fate'],
    [['audit', 'forest', 'fate'], 'forest has no audit "fate"; it has none'],
    [[...AUDIT, '--rounding', 'up'], 'rounding: one of halfUp, floor, none, not "up"'],
    [[...AUDIT, '--multiplier', 'two'], 'multiplier: "two" is no number'],
    [[...AUDIT, '--deck', 'nope'], 'there is no Fate deck "nope"'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await cardwright(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})
