// Pages that find each other through the server: words reach whom they are meant for, on one node and on two.
import type { FromMeeting, ToMeeting } from '@cardwright/protocol'
import { PROTOCOL } from '@cardwright/protocol'
import { expect, test } from 'vitest'
import { Meetings } from '../src/meetings.ts'
import type { Caller } from '../src/sockets.ts'

class Page {
  readonly heard: FromMeeting[] = []
  readonly strikes: string[] = []
  private readonly visitor: ReturnType<Meetings['welcome']>

  constructor(meetings: Meetings) {
    const caller: Caller = {
      address: '',
      send: (message) => void this.heard.push(message as FromMeeting),
      end: (code, reason) => void this.heard.push({ t: 'bye', code, reason }),
      close() {},
      strike: (_, reason) => void this.strikes.push(reason),
      settle() {},
    }
    this.visitor = meetings.welcome(caller)
  }

  say(message: ToMeeting): void {
    this.visitor.hear(message)
  }

  leave(): void {
    this.visitor.leave()
  }

  last(): FromMeeting {
    return this.heard.at(-1)!
  }
}

const KEY = 'a key that nobody can guess'
const alone = () => new Meetings({ publish() {}, hasOthers: false, ice: ['stun:stun.example'] })

/** Two nodes that hear each other. */
function two(): [Meetings, Meetings] {
  const nodes: [Meetings, Meetings] = [
    new Meetings({ publish: (word) => nodes[1].hear(word), hasOthers: true, ice: [] }),
    new Meetings({ publish: (word) => nodes[0].hear(word), hasOthers: true, ice: [] }),
  ]
  return nodes
}

const host = (meetings: Meetings, key = KEY) => {
  const page = new Page(meetings)
  page.say({ t: 'host', protocol: PROTOCOL, key })
  return page
}
const meetingOf = (page: Page) => (page.heard[0] as Extract<FromMeeting, { t: 'hosting' }>).meeting
const knock = (meetings: Meetings, meeting: string, word = 'me') => {
  const page = new Page(meetings)
  page.say({ t: 'knock', protocol: PROTOCOL, meeting, word })
  return page
}

test.each([
  ['one node', () => [alone(), null] as const],
  ['two nodes', () => two()],
])('%s: a guest knocks, the host answers that guest and nobody else', (_, make) => {
  const [one, other] = make()
  const anna = host(one)
  const boris = knock(other ?? one, meetingOf(anna))
  const vera = knock(other ?? one, meetingOf(anna), 'me too')
  const [, first, second] = anna.heard as Extract<FromMeeting, { t: 'knock' }>[]
  expect([first.word, second.word]).toEqual(['me', 'me too'])
  anna.say({ t: 'tell', guest: first.guest, word: 'an offer' })
  expect(boris.last()).toEqual({ t: 'told', guest: null, word: 'an offer' })
  expect(vera.last().t).toBe('knocking')
  boris.say({ t: 'tell', word: 'an answer' })
  expect(anna.last()).toEqual({ t: 'told', guest: first.guest, word: 'an answer' })
})

test('nobody opens: the guest is told', () => {
  const meetings = alone()
  const anna = host(meetings)
  anna.leave()
  expect(knock(meetings, meetingOf(anna)).last()).toEqual({ t: 'nobody' })
})

test.each([
  ['goes', (_: Meetings, anna: Page) => anna.leave()],
  ['is taken over by a newer window', (meetings: Meetings) => void host(meetings)],
])('the host %s before it has answered: the guest is told at once', (_, end) => {
  const meetings = alone()
  const anna = host(meetings)
  const boris = knock(meetings, meetingOf(anna))
  const elsewhere = knock(meetings, meetingOf(host(meetings, `${KEY} of others`)))
  end(meetings, anna)
  expect(boris.last()).toEqual({ t: 'nobody' })
  expect(elsewhere.last().t).toBe('knocking')
})

test('only who holds the key can host the same meeting, and takes over from an older window', () => {
  const meetings = alone()
  const anna = host(meetings)
  const again = host(meetings)
  expect(meetingOf(again)).toBe(meetingOf(anna))
  expect(anna.last()).toMatchObject({ t: 'bye', code: 'elsewhere' })
  expect(meetingOf(host(meetings, `${KEY} nearly`))).not.toBe(meetingOf(anna))
  anna.leave()
  knock(meetings, meetingOf(again))
  expect(again.last().t).toBe('knock')
})

test('whoever says things out of turn, or is of another version, gets nowhere', () => {
  const meetings = alone()
  const page = new Page(meetings)
  page.say({ t: 'tell', word: 'hello' })
  expect(page.strikes).toHaveLength(1)
  page.say({ t: 'host', protocol: PROTOCOL + 1, key: KEY })
  expect(page.last()).toMatchObject({ t: 'bye', code: 'protocol' })
})
