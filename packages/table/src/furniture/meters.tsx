// Amounts with a maximum: a bar with numbers, or one mark per unit.
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Num } from './num.tsx'

export interface BarProps {
  label: string
  value: number
  of: number
  /** Colour by meaning: a seat's, or a token of the game (`hp`, `wp`). */
  tone?: string
  icon?: string
  /** A second amount over the first: a shield, or pending damage. */
  over?: { value: number; label: string }
}

export function Bar({ label, value, of, tone = 'accent', icon, over }: BarProps) {
  const share = (n: number) => `${Math.max(0, Math.min(1, of === 0 ? 0 : n / of)) * 100}%`
  return (
    <span className="meter" style={{ '--tone': `var(--${tone})` } as React.CSSProperties}>
      <span className="m-label">
        <Icon name={icon} />
        <i>{label}</i>
        <Num value={value} />
        <span className="of">/{of}</span>
      </span>
      <span className="m-bar" aria-hidden="true">
        <span className="m-fill" style={{ width: share(value) }} />
        {over !== undefined && over.value > 0 && (
          <span className="m-over" style={{ width: share(over.value) }}>
            {over.label} {over.value}
          </span>
        )}
      </span>
    </span>
  )
}

/** Body and will, shields and hull: two bars that belong together. */
export const DualBars = ({ children }: { children: [ReactNode, ReactNode] }) => (
  <div className="dual">{children}</div>
)

export function Pips(props: { label: string; value: number; of: number; icon?: string }) {
  const { label, value, of, icon } = props
  return (
    <span className="meter">
      <span className="m-label">
        <i>{label}</i>
        <Num value={value} />
        <span className="of">/{of}</span>
      </span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: Math.max(of, value) }, (_, k) => (
          <span key={k} className={k < value ? 'on' : ''}>
            <Icon name={icon} />
          </span>
        ))}
      </span>
    </span>
  )
}
