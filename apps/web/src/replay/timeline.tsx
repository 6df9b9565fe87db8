// The whole match on one line: a row of marks per seat, the shape says what happened; above it how the game
// stood. A slider lies over it, so it can be dragged, stepped through and heard.
import { seatMark } from '@cardwright/table'
import { useEffect, useRef } from 'react'
import { useSay } from '../texts/speak.ts'
import type { Decision, DecisionKind, Reel } from './reel.ts'

const ROW = 26
const CURVE = 46

interface TimelineProps {
  reel: Reel
  at: number
  label: string
  names(seat: number): string
  onChange(at: number): void
}

export function Timeline({ reel, at, label, names, onChange }: TimelineProps) {
  const say = useSay()
  const { decisions, curve } = reel
  const seats = reel.replay.seats
  const top = curve === null ? 6 : CURVE + 8
  const height = top + seats * ROW + 20
  const share = (n: number) => (decisions.length === 0 ? 0 : (n / decisions.length) * 100)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (current === null || current.scrollWidth <= current.clientWidth) return
    current.scrollLeft =
      (current.scrollWidth * at) / Math.max(1, decisions.length) - current.clientWidth / 2
  }, [at, decisions])
  return (
    <div className="tlw" ref={box}>
      <div className="tl" style={{ height, '--n': decisions.length } as React.CSSProperties}>
        <svg height={height} aria-hidden="true">
          {curve && <Curve values={curve} />}
          {decisions.map((decision, k) => (
            <Sign
              key={k}
              decision={decision}
              x={share(k + 1)}
              y={top + decision.seat * ROW + ROW / 2}
              isPast={k < at}
            />
          ))}
          <Turns rounds={reel.rounds} share={share} y={height - 4} />
          <line
            className="needle"
            x1={`${share(at)}%`}
            x2={`${share(at)}%`}
            y1="0"
            y2={height - 16}
          />
        </svg>
        <input
          type="range"
          min="0"
          max={decisions.length}
          value={at}
          aria-label={say('replay.timeline')}
          aria-valuetext={label}
          data-key="scrub"
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        />
        <span className="rows" aria-hidden="true">
          {Array.from({ length: seats }, (_, seat) => (
            <i key={seat} data-seat={seatMark(seat)} style={{ top: top + seat * ROW }}>
              {names(seat)}
            </i>
          ))}
        </span>
      </div>
    </div>
  )
}

export const SHAPES: Record<DecisionKind, React.ReactNode> = {
  move: <path d="M0-6V6" />,
  enter: <circle r="4.6" className="full" />,
  ability: <path d="M0-6.5 5 0 0 6.5-5 0Z" />,
  death: <path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" />,
  pass: <path d="M-4 0H4" className="thin" />,
}

interface SignProps {
  decision: Decision
  x: number
  y: number
  isPast: boolean
}

const Sign = ({ decision: { seat, kind }, x, y, isPast }: SignProps) => (
  <svg x={`${x}%`} y={y} overflow="visible">
    <g className={`sign ${isPast ? '' : 'coming'}`} data-seat={seatMark(seat)}>
      {SHAPES[kind]}
    </g>
  </svg>
)

function Turns(props: { rounds: readonly number[]; share(n: number): number; y: number }) {
  const { rounds, share, y } = props
  const begins = rounds.flatMap((round, k) =>
    k > 0 && round !== rounds[k - 1] ? [[round, k]] : [],
  )
  // as many as can be read
  const step = Math.ceil(begins.length / 14)
  return begins
    .filter((_, k) => k % step === 0)
    .map(([round, k]) => (
      <text key={k} x={`${share(k)}%`} y={y} textAnchor="middle">
        {round}
      </text>
    ))
}

function Curve({ values }: { values: readonly number[] }) {
  const middle = CURVE / 2 + 2
  const points = values.map(
    (value, k) => [(k / (values.length - 1)) * 1000, middle - (value * CURVE) / 2] as const,
  )
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return (
    <svg
      className="curve"
      width="100%"
      height={CURVE + 4}
      viewBox={`0 0 1000 ${CURVE + 4}`}
      preserveAspectRatio="none"
    >
      <path className="area" d={`M0 ${middle}L${line}L1000 ${middle}Z`} />
      <path className="zero" d={`M0 ${middle}H1000`} />
      <path className="line" d={`M${line}`} />
    </svg>
  )
}
