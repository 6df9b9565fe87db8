// What somebody who can write to Redis might tell the nodes.
import type { Luck } from './luck.ts'
import { bentJson, oddWord } from './odd-values.ts'
import type { Victim } from './victim.ts'

export function news(luck: Luck, { match, tokens }: Victim): string {
  if (luck.oneIn(10)) return luck.bytes(luck.below(200)).toString('latin1')
  const told = luck.pick<object>([
    { kind: 'entry', match, seq: luck.below(1e6) },
    { kind: 'chat', match, line: { n: 1, seat: 0, name: 'Anna', text: oddWord(luck), at: 0 } },
    { kind: 'chairs', match },
    { kind: 'seated', match, seat: luck.below(3), by: oddWord(luck) },
    { kind: 'askBack', match, seat: luck.below(3), to: luck.below(9) },
    { kind: 'allowUndo', match, seat: luck.below(3), yes: true },
    { kind: 'next', match, next: oddWord(luck), tokens },
    { kind: 'word', to: 'host', meeting: oddWord(luck), message: { t: 'nobody' } },
    { kind: 'word', to: 'guest', guest: oddWord(luck), message: { t: 'bye', code: 'flood' } },
  ])
  return bentJson(luck, { node: oddWord(luck), told }, luck.pick([4, 20, 1000]))
}
