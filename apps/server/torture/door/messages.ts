// What is said on an open connection: words of the protocol, in any order, with any of their parts bent.
import type { Luck } from './luck.ts'
import { bentJson, oddWord } from './odd-values.ts'
import type { Victim } from './victim.ts'

const action = (luck: Luck): object =>
  luck.pick([
    { kind: 'done' },
    { kind: 'cancel' },
    { kind: 'accept' },
    { kind: 'use', source: luck.below(300), ability: oddWord(luck) },
    { kind: 'pick', pick: { unit: luck.below(99) } },
    { kind: 'pick', pick: { status: oddWord(luck), on: luck.below(99), giver: -1 } },
    { kind: 'unpick', pick: { cell: oddWord(luck) } },
    { kind: 'place', card: luck.below(99), place: oddWord(luck) },
    { kind: 'move', move: oddWord(luck), value: oddWord(luck) },
    { kind: 'option', option: oddWord(luck) },
  ])

function liveWord(luck: Luck, { match, tokens, protocol }: Victim): object {
  const n = luck.below(50)
  switch (luck.below(12)) {
    case 0:
      return { t: 'join', protocol, match, token: luck.pick(tokens), want: 'table' }
    case 1:
      return { t: 'join', protocol: luck.below(4), match: oddWord(luck), after: luck.below(9) }
    case 2:
    case 3:
      return {
        t: 'answer',
        n,
        at: luck.below(50),
        actions: Array.from({ length: 1 + luck.below(3) }, () => action(luck)),
      }
    case 4:
      return { t: 'undo', n, at: luck.below(50), seat: luck.below(3) }
    case 5:
      return { t: 'allowUndo', yes: luck.oneIn(2) }
    case 6:
      return { t: 'say', text: oddWord(luck) }
    case 7:
      return { t: 'rematch' }
    case 8:
      return { t: 'replace', seat: luck.below(16), who: luck.pick(['bot', 'dummy']) }
    case 9:
      return { t: 'why', id: n, key: oddWord(luck).slice(0, 200) }
    case 10:
      return { t: 'explain', id: n, entity: luck.below(400), query: oddWord(luck).slice(0, 200) }
    default:
      return luck.oneIn(30) ? { t: 'resign', n } : { t: 'ping' }
  }
}

function meetWord(luck: Luck, { meetingKey, protocol }: Victim): object {
  switch (luck.below(4)) {
    case 0:
      return { t: 'host', protocol, key: luck.oneIn(2) ? meetingKey : oddWord(luck) }
    case 1:
      return { t: 'knock', protocol, meeting: oddWord(luck), word: oddWord(luck) }
    case 2:
      return { t: 'tell', guest: oddWord(luck), word: oddWord(luck) }
    default:
      return { t: 'ping' }
  }
}

export function message(luck: Luck, victim: Victim, door: string): string | Buffer {
  if (luck.oneIn(25)) return luck.bytes(luck.below(300))
  const word = (door === '/meet' ? meetWord : liveWord)(luck, victim)
  return bentJson(luck, word, luck.pick([5, 30, 1000]))
}
