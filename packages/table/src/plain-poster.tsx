// A poster for a game that has drawn none: its first letter on a sheet of its own inks.
import type { ComponentType } from 'react'
import { handOf } from './drawing.ts'
import { seedOf } from './palette.ts'

const SIZE = [300, 420] as const
const SHAPES = 26

export function PlainPoster(id: string, name: string): ComponentType {
  const hand = handOf(seedOf(id))
  const shapes = Array.from({ length: SHAPES }, (_, k) => ({
    x: hand(0, SIZE[0]),
    y: hand(0, SIZE[1]),
    size: hand(14, 64),
    turn: hand(0, 90),
    isRound: hand(0, 1) < 0.5,
    isBold: k % 5 === 0,
  }))
  const letter = [...name][0]?.toUpperCase() ?? ''
  return () => (
    <svg
      className="poster-art"
      viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={SIZE[0]} height={SIZE[1]} fill="var(--art-bg)" />
      {shapes.map(({ x, y, size, turn, isRound, isBold }, k) => (
        <rect
          key={k}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx={isRound ? size / 2 : 3}
          transform={`rotate(${turn} ${x} ${y})`}
          fill={isBold ? 'var(--art-2)' : 'none'}
          stroke="var(--art-1)"
          strokeWidth="1.5"
          opacity={isBold ? 0.9 : 0.28}
        />
      ))}
      <text
        x={SIZE[0] / 2}
        y={SIZE[1] / 2 + 78}
        textAnchor="middle"
        fontSize="230"
        fontWeight="900"
        fontFamily="var(--f-display)"
        fill="var(--art-1)"
        stroke="var(--art-bg)"
        strokeWidth="10"
        paintOrder="stroke"
      >
        {letter}
      </text>
    </svg>
  )
}
