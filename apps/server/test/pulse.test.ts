// Who is still there: those who speak are never asked, those who answer stay, the others are let go.
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { Pulse } from '../src/pulse.ts'

class Line extends EventEmitter {
  pings = 0
  isGone = false
  answers = false

  ping(): void {
    this.pings++
    if (this.answers) this.emit('pong')
  }

  terminate(): void {
    this.isGone = true
    this.emit('close')
  }
}

/** Each connection is looked at once in that time. */
const BEAT = 15_000

let pulse: Pulse
beforeEach(() => {
  vi.useFakeTimers()
  pulse = new Pulse()
})
afterEach(() => {
  pulse.stop()
  vi.useRealTimers()
})

const watch = (line: Line) => pulse.watch(line as unknown as WebSocket)

test('who is silent is asked, and let go without an answer', () => {
  const line = new Line()
  watch(line)
  vi.advanceTimersByTime(BEAT)
  expect(line.pings).toBe(0)
  vi.advanceTimersByTime(BEAT)
  expect(line).toMatchObject({ pings: 1, isGone: false })
  vi.advanceTimersByTime(BEAT)
  expect(line.isGone).toBe(true)
})

test('who answers stays', () => {
  const line = new Line()
  line.answers = true
  watch(line)
  vi.advanceTimersByTime(20 * BEAT)
  expect(line.pings).toBeGreaterThan(5)
  expect(line.isGone).toBe(false)
})

test('who speaks is not asked', () => {
  const line = new Line()
  const hear = watch(line)
  for (let k = 0; k < 40; k++) {
    vi.advanceTimersByTime(BEAT / 2)
    hear()
  }
  expect(line).toMatchObject({ pings: 0, isGone: false })
})

test('thousands are not asked at once', () => {
  const lines = Array.from({ length: 1000 }, () => new Line())
  for (const line of lines) watch(line)
  const asked = () => lines.reduce((n, { pings }) => n + pings, 0)
  let most = 0
  for (let at = 0; at < 2 * BEAT; at += 10) {
    const before = asked()
    vi.advanceTimersByTime(10)
    most = Math.max(most, asked() - before)
  }
  expect(asked()).toBe(1000)
  expect(most).toBeLessThanOrEqual(10)
})
