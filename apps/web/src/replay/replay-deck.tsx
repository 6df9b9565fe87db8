// The controls under a replay: step, run, speed, viewpoint, link, file, and the timeline.
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Download,
  Link2,
  Pause,
  Play as PlaySign,
} from 'lucide-react'
import { SPECTATOR } from '@cardwright/engine'
import { useState, type ReactNode } from 'react'
import { useSay } from '../texts/speak.ts'
import { saveReplay } from './files.ts'
import { linkTo } from './link.ts'
import type { DecisionKind, Reel } from './reel.ts'
import type { Showing } from './use-showing.ts'
import { SHAPES, Timeline } from './timeline.tsx'

interface DeckProps {
  reel: Reel
  showing: Showing
  /** The decision shown, in words. */
  text: string
  name: string
  names(seat: number): string
  viewers: readonly number[]
  viewer: number
  onViewer(viewer: number): void
  onPlayFrom(): void
  /** Notes and further buttons. */
  children?: ReactNode
}

const SPEEDS = [0.5, 1, 2, 4]
const KINDS: readonly DecisionKind[] = ['move', 'enter', 'ability', 'death', 'pass']

export function ReplayDeck(props: DeckProps) {
  const { reel, showing, text, names, children } = props
  const say = useSay()
  const { at, goTo } = showing
  const of = reel.decisions.length
  const position =
    at === 0 ? say('replay.start') : say('replay.position', { turn: reel.rounds[at], n: at, of })
  return (
    <section className="deck" aria-label={say('replay.timeline')}>
      <div className="ctl">
        <Steps showing={showing} of={of} />
        <p className="pos" role="status">
          <b>{position}</b>
          <span>{text}</span>
        </p>
        <Speeds showing={showing} />
        <Viewpoints {...props} />
        <Ways {...props} />
      </div>
      <Timeline reel={reel} at={at} label={`${position}. ${text}`} names={names} onChange={goTo} />
      <div className="key">
        {KINDS.map((kind) => (
          <span key={kind}>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
              <g className="sign">{SHAPES[kind]}</g>
            </svg>
            {say(`replay.key.${kind}`)}
          </span>
        ))}
        <span>{say('replay.key.note')}</span>
        {reel.curve && <span>{say('replay.keyCurve', { name: names(0) })}</span>}
        {children}
      </div>
    </section>
  )
}

function Steps({ showing, of }: { showing: Showing; of: number }) {
  const say = useSay()
  const { at, isRunning, goTo, run } = showing
  const RunSign = isRunning ? Pause : PlaySign
  const buttons = [
    ['first', ChevronFirst, () => goTo(0), at === 0],
    ['back', ChevronLeft, () => goTo(at - 1), at === 0],
    [isRunning ? 'stop' : 'play', RunSign, () => run(!isRunning), false],
    ['forward', ChevronRight, () => goTo(at + 1), at === of],
    ['last', ChevronLast, () => goTo(of), at === of],
  ] as const
  return (
    <div className="step-row">
      {buttons.map(([name, Sign, act, isOff]) => (
        <button
          key={name}
          className={`btn icon ${name === 'play' || name === 'stop' ? 'pri' : ''} ${name}`}
          aria-label={say(`replay.${name}`)}
          title={say(`replay.${name}`)}
          aria-disabled={isOff}
          onClick={act}
        >
          <Sign className="ic lu" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

function Speeds({ showing: { speed, setSpeed } }: { showing: Showing }) {
  const say = useSay()
  return (
    <div className="seg speeds" role="group" aria-label={say('replay.speed')}>
      {SPEEDS.map((one) => (
        <button key={one} aria-pressed={one === speed} onClick={() => setSpeed(one)}>
          {one === 0.5 ? '½' : one}×
        </button>
      ))}
    </div>
  )
}

function Viewpoints({ viewers, viewer, names, onViewer }: DeckProps) {
  const say = useSay()
  if (viewers.length < 2) return null
  return (
    <div className="seg views" role="group" aria-label={say('replay.view')}>
      <span aria-hidden="true">{say('replay.view')}</span>
      {viewers.map((one) => (
        <button key={one} aria-pressed={one === viewer} onClick={() => onViewer(one)}>
          {one === SPECTATOR ? say('replay.spectator') : names(one)}
        </button>
      ))}
    </div>
  )
}

function Ways({ reel, name, onPlayFrom }: DeckProps) {
  const say = useSay()
  const [link, setLink] = useState<'link' | 'linkDone' | 'linkLong' | 'linkShown'>('link')
  const copy = async () => {
    const made = await linkTo(reel.replay)
    if (made === null) return setLink('linkLong')
    try {
      await navigator.clipboard.writeText(made)
      setLink('linkDone')
    } catch {
      // a browser may refuse to copy; the address can still be taken from where addresses are
      history.replaceState(null, '', made)
      setLink('linkShown')
    }
  }
  return (
    <div className="ways">
      <button className="btn quiet" onClick={() => void copy()} aria-live="polite">
        <Link2 className="ic lu" aria-hidden="true" />
        {say(`replay.${link}`)}
      </button>
      <button className="btn quiet" onClick={() => saveReplay(reel.replay, name)}>
        <Download className="ic lu" aria-hidden="true" />
        {say('replay.file')}
      </button>
      <button className="btn pri" data-key="play-from-here" onClick={onPlayFrom}>
        {say('replay.from')}
      </button>
    </div>
  )
}
