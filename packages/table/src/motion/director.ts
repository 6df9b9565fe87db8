// Shows cues on the previous state of the table: copies of the things move over it, while the things
// themselves stay. When the new moment is rendered, `settled` removes the copies.
import type { GameEvent } from '@cardwright/engine'
import type { Comfort } from '../comfort.ts'
import { ghostOf } from '../drag.ts'
import type { Point } from '../geometry.ts'
import type { Key } from '../keys.ts'
import { findSpot, type Spot } from '../spots.ts'
import { isCalm } from './calm.ts'
import type { Cue } from './cue.ts'
import type { Player } from './player.ts'
import { drawArrow, drawFloat, drawSign, drawToken, flyingBack } from './pictures.ts'

const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const EASE_INOUT = 'cubic-bezier(0.6, 0, 0.25, 1)'
const EASE_PRESS = 'cubic-bezier(0.3, 1.5, 0.5, 1)'

export interface Direction {
  root: HTMLElement
  comfort: Comfort
  /** Drawings of icons by name. */
  drawings: Readonly<Record<string, string>>
  plan(events: readonly GameEvent[]): Cue[]
  hear(events: readonly GameEvent[]): void
  /** Called when numbers, tokens and the phase should change. */
  happen(event: GameEvent): void
  /** Passes an event to the board, which animates it itself. */
  tell(event: GameEvent): void
}

export class Director implements Player {
  private readonly pictures = new Map<Key, HTMLElement>()
  private passing: HTMLElement[] = []
  private held: Animation[] = []
  private timer = 0
  private coming: Key[] = []
  private readonly direction: Direction

  constructor(direction: Direction) {
    this.direction = direction
  }

  play(events: readonly GameEvent[], done: () => void): void {
    const cues = this.direction.plan(events)
    this.direction.hear(events)
    this.coming = cues.flatMap((cue) => (cue.kind === 'arrive' ? [cue.what] : []))
    if (isCalm(this.direction.comfort)) {
      for (const cue of cues) this.hint(cue)
      return done()
    }
    this.next(cues, 0, 0, done)
  }

  /** @param end when all started animations will have ended */
  private next(cues: readonly Cue[], k: number, end: number, done: () => void): void {
    if (k === cues.length) {
      if (end <= 0) done()
      else this.timer = window.setTimeout(done, end)
      return
    }
    const cue = cues[k]
    const speed = this.direction.comfort.motion
    const isSeen = this.perform(cue, cue.ms / speed)
    if (!isSeen) return this.next(cues, k + 1, end, done)
    const wait = (cue.wait ?? cue.ms) / speed
    // lingering effects do not delay the next moment
    const lasts = cue.kind === 'float' || cue.kind === 'stamp' ? wait : cue.ms / speed
    const rest = Math.max(end, lasts) - wait
    if (wait === 0) return this.next(cues, k + 1, rest, done)
    this.timer = window.setTimeout(() => this.next(cues, k + 1, rest, done), wait)
  }

  stop(): void {
    clearTimeout(this.timer)
    for (const animation of this.held) animation.finish()
  }

  /** The new moment is rendered: removes copies and animates arrivals. */
  settled(): void {
    for (const animation of this.held) animation.cancel()
    for (const picture of [...this.pictures.values(), ...this.passing]) picture.remove()
    this.held = []
    this.passing = []
    this.pictures.clear()
    const { comfort, root } = this.direction
    const keys = this.coming
    this.coming = []
    if (isCalm(comfort)) return
    for (const key of keys)
      findSpot(root, key)?.animate(
        [
          { transform: 'scale(1.35)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: 220 / comfort.motion, easing: EASE_PRESS },
      )
  }

  /** @returns false when nothing on this table can show it */
  private perform(cue: Cue, ms: number): boolean {
    switch (cue.kind) {
      case 'fly':
        return this.fly(cue, ms)
      case 'play':
        return this.playCard(cue, ms)
      case 'slide':
        return this.slide(cue.what, cue.to, ms)
      case 'lean':
        return this.lean(cue.what, cue.to, ms)
      case 'arrow':
        return this.arrow(cue, ms)
      case 'die':
        return this.fade(cue.what, ms)
      case 'float':
        return this.pass(cue.at, drawFloat(cue.text, cue.tone, cue.seat), ms, RISE)
      case 'stamp':
        return this.pass(cue.at, drawSign(), ms, STAMP)
      case 'drop':
        return this.pass(cue.at, drawToken(this.direction.drawings[cue.icon], cue.seat), ms, DROP)
      case 'flash':
        return this.flash(cue.at, ms)
      case 'band':
        return this.band(cue.seat, ms)
      case 'happen':
        this.direction.happen(cue.event)
        return true
      case 'tell':
        this.direction.tell(cue.event)
        return true
      case 'arrive':
        return false
    }
  }

  /** With reduced motion, numbers and icons stay for a while; the log has everything else. */
  private hint(cue: Cue): void {
    if (cue.kind === 'float') this.pass(cue.at, drawFloat(cue.text, cue.tone, cue.seat), 900, STILL)
    else if (cue.kind === 'stamp') this.pass(cue.at, drawSign(), cue.ms, STILL)
    else if (cue.kind === 'play' && cue.to !== null) this.flash(cue.to, 600)
  }

  private find(spot: Spot): HTMLElement | null {
    return this.pictures.get(spot) ?? findSpot(this.direction.root, spot)
  }

  /** A copy of the thing, exactly over it. */
  private pictureOf(key: Key): HTMLElement | null {
    const known = this.pictures.get(key)
    if (known !== undefined) return known
    const thing = findSpot(this.direction.root, key)
    if (thing === null) return null
    const { left, top } = thing.getBoundingClientRect()
    const picture = ghostOf(thing)
    picture.classList.replace('drag-ghost', 'motion-ghost')
    picture.style.left = `${left}px`
    picture.style.top = `${top}px`
    this.held.push(thing.animate([{ opacity: 0 }], { duration: 0, fill: 'forwards' }))
    this.pictures.set(key, picture)
    return picture
  }

  private hold(element: Element, frames: Keyframe[], ms: number, easing: string): void {
    this.held.push(element.animate(frames, { duration: ms, easing, fill: 'forwards' }))
  }

  private slide(what: Key, to: Spot, ms: number): boolean {
    const place = findSpot(this.direction.root, to)
    const picture = place === null ? null : this.pictureOf(what)
    if (picture === null || place === null) return false
    const [dx, dy] = between(picture.getBoundingClientRect(), place.getBoundingClientRect())
    const now = shiftOf(picture)
    const then = { x: now.x + dx, y: now.y + dy }
    this.hold(picture, [{ translate: px(now) }, { translate: px(then) }], ms, EASE_INOUT)
    picture.dataset['shift'] = `${then.x} ${then.y}`
    return true
  }

  private lean(what: Key, to: Spot, ms: number): boolean {
    const target = this.find(to)
    const picture = target === null ? null : this.pictureOf(what)
    if (picture === null || target === null) return false
    const [dx, dy] = between(picture.getBoundingClientRect(), target.getBoundingClientRect())
    const now = shiftOf(picture)
    const near = { x: now.x + dx * 0.3, y: now.y + dy * 0.3 }
    this.hold(
      picture,
      [{ translate: px(now) }, { translate: px(near), offset: 0.4 }, { translate: px(now) }],
      ms,
      EASE_OUT,
    )
    target.animate(
      [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: ms * 0.6, delay: ms * 0.4 },
    )
    return true
  }

  private arrow(cue: Cue & { kind: 'arrow' }, ms: number): boolean {
    const [from, to] = [this.find(cue.from), this.find(cue.to)]
    if (from === null || to === null) return false
    const picture = drawArrow(middleOf(from), middleOf(to), cue.seat)
    this.direction.root.append(picture)
    this.passing.push(picture)
    const [shaft, head] = picture.querySelectorAll('path')
    const draw = { duration: ms * 0.5, easing: EASE_OUT, fill: 'backwards' } as const
    shaft.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], draw)
    head.animate([{ opacity: 0 }, { opacity: 1 }], { ...draw, delay: ms * 0.35, duration: 60 })
    return true
  }

  private fade(what: Key, ms: number): boolean {
    const thing = this.find(what)
    if (thing === null) return false
    const inks = [
      { opacity: 1, filter: 'none' },
      { opacity: 0.6, filter: 'grayscale(1) contrast(0.6)' },
      { opacity: 0, filter: 'grayscale(1) contrast(0.2)' },
    ]
    this.hold(thing, inks, ms, 'linear')
    return true
  }

  private fly(cue: Cue & { kind: 'fly' }, ms: number): boolean {
    const { root } = this.direction
    const start = findSpot(root, cue.from)
    const end = findSpot(root, cue.to)
    if (start === null || end === null) return false
    const picture = cue.what === null ? flyingBack(root, start) : this.pictureOf(cue.what)
    if (picture === null) return false
    if (cue.what === null) this.passing.push(picture)
    const [dx, dy] = between(picture.getBoundingClientRect(), end.getBoundingClientRect())
    this.hold(
      picture,
      [
        { translate: '0 0', transform: 'none' },
        { translate: `${dx / 2}px ${dy / 2 - 40}px`, transform: 'rotateY(90deg)' },
        { translate: `${dx}px ${dy}px`, transform: 'none', opacity: 0.2 },
      ],
      ms,
      EASE_OUT,
    )
    return true
  }

  private playCard(cue: Cue & { kind: 'play' }, ms: number): boolean {
    const { root } = this.direction
    const from = findSpot(root, cue.what) ?? findSpot(root, `seat:${cue.seat}`)
    const place = (cue.to === null ? null : this.find(cue.to)) ?? root.querySelector('.stage')
    if (from === null || place === null) return false
    const isOurs = findSpot(root, cue.what) !== null
    const picture = isOurs ? this.pictureOf(cue.what) : flyingBack(root, from)
    if (picture === null) return false
    if (!isOurs) this.passing.push(picture)
    const [dx, dy] = between(picture.getBoundingClientRect(), place.getBoundingClientRect())
    this.hold(
      picture,
      [
        { translate: '0 0', scale: '1', opacity: 1 },
        { translate: '0 -24px', scale: '1.06', offset: 0.2 },
        { translate: `${dx}px ${dy}px`, scale: '0.62', opacity: 1, offset: 0.7 },
        { translate: `${dx}px ${dy}px`, scale: '0.5', opacity: 0 },
      ],
      ms,
      EASE_INOUT,
    )
    return true
  }

  private flash(at: Spot, ms: number): boolean {
    const thing = this.find(at)
    thing?.animate(
      [
        { outline: '4px solid var(--accent)', outlineOffset: '2px' },
        { outline: '4px solid transparent' },
      ],
      { duration: ms },
    )
    return thing !== null
  }

  private band(seat: number, ms: number): boolean {
    const prompt = this.direction.root.querySelector('.prompt')
    if (prompt === null) return false
    const band = document.createElement('span')
    band.className = 'band'
    band.dataset['seat'] = String(seat + 1)
    prompt.append(band)
    const wipe = [
      { transform: 'scaleX(0)' },
      { transform: 'scaleX(1)', opacity: 1 },
      { opacity: 0 },
    ]
    const wiped = band.animate(wipe, { duration: ms * 1.6, easing: EASE_OUT })
    wiped.addEventListener('finish', () => band.remove())
    return true
  }

  /** An effect that appears at a place and disappears. */
  private pass(at: Spot, picture: HTMLElement, ms: number, frames: Keyframe[]): boolean {
    const thing = this.find(at)
    if (thing === null) return false
    const { left, top, width, height } = thing.getBoundingClientRect()
    picture.style.left = `${left + width / 2}px`
    picture.style.top = `${top + height / 2}px`
    this.direction.root.append(picture)
    const shown = picture.animate(frames, { duration: ms, easing: EASE_OUT })
    for (const end of ['finish', 'cancel'] as const)
      shown.addEventListener(end, () => picture.remove())
    return true
  }
}

const RISE = [
  { translate: '-50% -50%', opacity: 1 },
  { translate: '-50% calc(-50% - 24px)', opacity: 1, offset: 0.7 },
  { translate: '-50% calc(-50% - 24px)', opacity: 0 },
]
const STILL = [{ translate: '-50% -50%' }, { translate: '-50% -50%' }]
const STAMP = [
  { translate: '-50% -50%', scale: '1.6', opacity: 0 },
  { translate: '-50% -50%', scale: '1', opacity: 1, offset: 0.12 },
  { translate: '-50% -50%', scale: '1', opacity: 1, offset: 0.85 },
  { translate: '-50% -50%', scale: '1', opacity: 0 },
]
const DROP = [
  { translate: '-50% calc(-50% - 28px)', scale: '1.4', opacity: 0 },
  { translate: '-50% -50%', scale: '0.9', opacity: 1, offset: 0.7 },
  { translate: '-50% -50%', scale: '1', opacity: 1 },
]

const middleOf = (thing: Element): Point => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

const px = ({ x, y }: { x: number; y: number }): string => `${x}px ${y}px`

/** How far a copy has already moved. */
function shiftOf({ dataset }: HTMLElement): { x: number; y: number } {
  const [x = 0, y = 0] = dataset['shift']?.split(' ').map(Number) ?? []
  return { x, y }
}

function between(a: DOMRect, b: DOMRect): [number, number] {
  return [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
}
