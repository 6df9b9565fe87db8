// What a player's page does with requests that were not taken.
import type { ToClient, ToServer } from '@cardwright/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Title } from '../shelf/title.ts'
import type { LineEnds } from './line.ts'
import { LivePlay } from './live-play.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function wired() {
  const sent: ToServer[] = []
  let ends: LineEnds
  const play = new LivePlay({} as Title, 'a-match', (given) => {
    ends = given
    return { open() {}, close() {}, send: (message) => sent.push(message) > 0 }
  })
  return { play, sent, hear: (message: ToClient) => ends.hear(message) }
}

test.each(['too-fast', 'paused'] as const)('a request that came %s goes out again', (code) => {
  const { play, sent, hear } = wired()
  play.resign()
  hear({ t: 'refused', n: 1, refusal: { code } })
  expect(sent.length).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([
    { t: 'resign', n: 1 },
    { t: 'resign', n: 1 },
  ])
  expect(play.state.getState().refused).toBeNull()
  hear({ t: 'taken', n: 1, seq: 5 })
  vi.advanceTimersByTime(5000)
  expect(sent.length).toBe(2)
})

test('a line of chat that came too fast is told to the player', () => {
  const { play, sent, hear } = wired()
  play.say('hello')
  hear({ t: 'refused', n: 0, refusal: { code: 'too-fast' } })
  vi.advanceTimersByTime(5000)
  expect(sent.length).toBe(1)
  expect(play.state.getState().refused).toEqual({ code: 'too-fast' })
})
