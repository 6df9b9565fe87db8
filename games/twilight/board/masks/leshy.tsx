// The mask of the Leshy: antlers tipped with rowan, a beard of leaves.
import { Both, Eye } from './parts.tsx'

const BEARD = [
  [-64, 78],
  [-44, 94],
  [-24, 106],
  [24, 106],
  [44, 94],
  [64, 78],
  [-10, 106],
  [10, 106],
] as const

const Side = () => (
  <>
    <path
      d="M134 90C152 64 154 34 140 6M148 56C164 52 178 38 180 18M153 38C163 30 166 14 160 2M146 66C168 70 190 62 200 46"
      fill="none"
      stroke="var(--art-1)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <g fill="var(--art-2)">
      <ellipse cx="137" cy="3" rx="5" ry="10" transform="rotate(-14 137 3)" />
      <ellipse cx="182" cy="12" rx="5" ry="10" transform="rotate(16 182 12)" />
      <ellipse cx="203" cy="42" rx="5" ry="10" transform="rotate(46 203 42)" />
      <ellipse cx="161" cy="-2" rx="4.5" ry="9" />
    </g>
    <path d="M164 104C186 88 208 96 222 110C204 126 182 126 166 118Z" fill="var(--art-1)" />
    <path
      d="M176 110C192 104 204 106 214 110"
      fill="none"
      stroke="var(--art-bg)"
      strokeWidth="2.4"
    />
  </>
)

const Cheek = () => (
  <>
    <path
      d="M138 100C148 92 164 94 170 104"
      fill="none"
      stroke="var(--art-bg)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Eye at={[146, 117]} />
    <path
      d="M121 148C142 134 168 142 184 162C160 170 136 164 121 154Z"
      fill="var(--art-2)"
      stroke="var(--art-bg)"
      strokeWidth="2.4"
    />
  </>
)

/** In a box of 220 × 270, from 10 −16. */
export const LeshyMask = () => (
  <>
    {BEARD.map(([turn, long]) => (
      <g key={turn} transform={`translate(120 142) rotate(${turn})`}>
        <path
          d={`M0 0C16 22 14 64 0 ${long}C-14 64-16 22 0 0Z`}
          fill="var(--art-1)"
          stroke="var(--art-bg)"
          strokeWidth="2.6"
        />
        <path d={`M0 24V${long - 20}`} stroke="var(--art-bg)" strokeWidth="2" />
      </g>
    ))}
    <Both>
      <Side />
    </Both>
    <path
      d="M120 74C152 74 176 92 176 122C176 152 152 164 120 164S64 152 64 122C64 92 88 74 120 74Z"
      fill="var(--art-1)"
    />
    <path
      d="M92 84C108 96 132 96 148 84M100 79C112 87 128 87 140 79"
      fill="none"
      stroke="var(--art-bg)"
      strokeWidth="2.4"
    />
    <Both>
      <Cheek />
    </Both>
    <path d="M120 104L128 140H112Z" fill="none" stroke="var(--art-bg)" strokeWidth="3" />
  </>
)
