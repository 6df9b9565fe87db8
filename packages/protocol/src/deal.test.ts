import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  bondOf,
  commitmentTo,
  jointSecret,
  judgeDeal,
  newSecret,
  type ProvenReplay,
} from './deal.ts'

const MATCH = 'a-match'
const secret = newSecret()
const commitment = commitmentTo(MATCH, secret)
const replayOf = (seed: number | string, proof?: ProvenReplay['proof']) =>
  ({ seed, proof }) as ProvenReplay

test('a secret has 32 bytes, and each is another one', () => {
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(newSecret()).not.toBe(secret)
})

test('the hashes are those of plain lines of text', () => {
  const sum = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(commitment).toBe(sum(`cardwright deal\n${MATCH}\n${secret}`))
  expect(bondOf(MATCH, { seat: 2, part: secret })).toBe(
    sum(`cardwright part\n${MATCH}\n2 ${secret}`),
  )
})

test.each([null, 7, 'x', {}, { match: 1, commitment }, { match: MATCH, parts: [null] }])(
  'nonsense proves nothing: %j',
  (proof) => {
    const replay = { seed: secret, proof } as unknown as ProvenReplay
    expect(judgeDeal(replay, null)).toBe('no-proof')
  },
)

test('by a server', () => {
  const heard = { match: MATCH, isEarly: true, commitment }
  const good = replayOf(secret, { match: MATCH, commitment })
  expect(judgeDeal(good, heard)).toBe('settled')
  expect(judgeDeal(good, { ...heard, isEarly: false })).toBe('late')
  expect(judgeDeal(good, null)).toBe('unheard')
  expect(judgeDeal(good, { ...heard, match: 'another' })).toBe('unheard')
  // another secret, with or without a commitment that was made up for it
  const other = newSecret()
  expect(judgeDeal(replayOf(other, { match: MATCH, commitment }), heard)).toBe('changed')
  const madeUp = { match: MATCH, commitment: commitmentTo(MATCH, other) }
  expect(judgeDeal(replayOf(other, madeUp), heard)).toBe('changed')
  expect(judgeDeal(replayOf(7), heard)).toBe('no-proof')
  expect(judgeDeal(replayOf(secret), heard)).toBe('no-proof')
})

test('by pages together: whoever changes a part is found out', () => {
  const parts = [0, 1, 2].map((seat) => ({ seat, part: newSecret() }))
  const bonds = parts.map((one) => ({ seat: one.seat, bond: bondOf(MATCH, one) }))
  const heard = { match: MATCH, isEarly: true, bonds, own: [parts[1]] }
  const of = (list: typeof parts) =>
    replayOf(jointSecret(MATCH, list), { match: MATCH, parts: list })
  expect(judgeDeal(of(parts), heard)).toBe('settled')
  expect(judgeDeal(of([...parts].reverse()), heard)).toBe('settled')
  expect(judgeDeal(of(parts), null)).toBe('unheard')
  expect(judgeDeal(replayOf(secret, { match: MATCH, parts }), heard)).toBe('changed')
  for (const seat of [0, 1, 2]) {
    const changed = parts.map((one) => (one.seat === seat ? { seat, part: newSecret() } : one))
    expect(judgeDeal(of(changed), heard)).toBe('changed')
    expect(judgeDeal(of(parts.filter((one) => one.seat !== seat)), heard)).toBe('changed')
  }
  // bonds that were exchanged for all of them do not help: the own part is known
  const others = [parts[0], { seat: 1, part: newSecret() }, parts[2]]
  const forged = others.map((one) => ({ seat: one.seat, bond: bondOf(MATCH, one) }))
  expect(judgeDeal(of(others), { ...heard, bonds: forged })).toBe('changed')
})
