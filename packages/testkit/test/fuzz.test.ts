// Abilities drawn from the grammar: each is refused, or has a text in both languages and plays without a fault.
// `npm run fuzz` draws many more. What it once found stands in `fuzz/` and stays found or repaired.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawAbility, judge, type Drawn } from '../src/index.ts'

interface Known {
  /** What was wrong. */
  finding: string
  /** What becomes of it: `refused`, `fine`, or the sort of the fault while it is not repaired. */
  now: string
  drawn: Drawn
}

const known = JSON.parse(
  readFileSync(new URL('fuzz/known.json', import.meta.url), 'utf8'),
) as Known[]

/** Every so many-th ability is also looked at from all seats, in two worlds. */
const SECRET = 25
const size = (seed: number) => ({
  seed,
  matches: 1,
  decisions: 24,
  secrets: seed % SECRET === 0 ? 6 : 0,
})

const ABILITIES = 2000
/** More than these are refused at most, or the drawing has lost touch with the language. */
const LEAST_ACCEPTED = 0.3

describe('abilities drawn from the grammar', () => {
  it('are refused or play without a fault', () => {
    const faults: string[] = []
    let accepted = 0
    for (let seed = 1; seed <= ABILITIES; seed++) {
      const { kind, said } = judge(drawAbility(seed), size(seed))
      if (kind !== 'refused') accepted++
      if (kind !== 'refused' && kind !== 'fine') faults.push(`seed ${seed}: ${kind}: ${said}`)
    }
    expect(faults).toEqual([])
    expect(accepted / ABILITIES).toBeGreaterThan(LEAST_ACCEPTED)
  })

  it.each(known)('$finding', ({ now, drawn }) => {
    const kinds = [1, 2, 3, 4].map((seed) => judge(drawn, { ...size(seed), decisions: 60 }).kind)
    expect([...new Set(kinds.filter((kind) => kind !== 'fine'))]).toEqual(
      now === 'fine' ? [] : [now],
    )
  })
})
