// A guest's part in the deal: drawn once and kept, told as a hash first, and shown when every chair is bound.
import type { FromGuest, Gathering } from '@cardwright/protocol'
import { bondOf, newSecret, type Bond } from '@cardwright/protocol/deal'
import { heardDeals } from '../deal/heard-deals.ts'

/** @returns what the guest says to it */
export function answerGathering({ info, seat, bonds, isBound }: Gathering): FromGuest[] {
  const { id } = info
  const own = ownPart(id, seat)
  const bond = bondOf(id, own)
  const isOurs = bonds.some((one) => one.seat === seat && one.bond === bond)
  if (!isBound) return isOurs ? [] : [{ t: 'bond', bond }]
  if (!isOurs || !isWhole(info.chairs, bonds)) return []
  // whatever is said later, the parts must be those of the list that was heard first
  heardDeals.keep({ match: id, isEarly: true, bonds })
  const isFirst = JSON.stringify(heardDeals.find(id)?.bonds) === JSON.stringify(bonds)
  return isFirst ? [{ t: 'part', part: own.part }] : []
}

/** The same after a reload: a chair is bound to one part. */
function ownPart(match: string, seat: number) {
  const known = heardDeals.find(match)?.own?.find((one) => one.seat === seat)
  if (known !== undefined) return known
  const own = { seat, part: newSecret() }
  heardDeals.keep({ match, isEarly: true, own: [own] })
  return own
}

/** Somebody on every chair for a person is bound, and nobody else. */
function isWhole(chairs: Gathering['info']['chairs'], bonds: readonly Bond[]): boolean {
  const people = chairs.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const bound = bonds.map(({ seat }) => seat).sort((a, b) => a - b)
  return JSON.stringify(bound) === JSON.stringify(people)
}
