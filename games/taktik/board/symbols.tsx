// Map symbols of the troops: a crossed box on foot, with an oval on wheels, a dot for heavy weapons.
import type { Definition } from '@cardwright/engine'

export function Symbol({ card }: { card: Definition | undefined }) {
  const types = card?.types ?? []
  return (
    <svg className="symbol" viewBox="0 0 30 20" aria-hidden="true">
      <rect x="1" y="1" width="28" height="18" />
      {types.includes('special') ? (
        <circle cx="15" cy="10" r="4.4" className="full" />
      ) : (
        <path d="M1 1 29 19M29 1 1 19" />
      )}
      {types.includes('vehicle') && <ellipse cx="15" cy="10" rx="9" ry="5.6" />}
    </svg>
  )
}
