// A door may be for one seat: then it shows and takes nothing that another seat holds.
import type { Environments } from './environments.ts'
import { Wrong } from './wrong.ts'

export function refuseSeat({ held }: Environments, seat: number | 'spectator', what: string): void {
  if (held === null || seat === held || seat === 'spectator') return
  throw new Wrong(
    'not-your-seat',
    'seat',
    `this door is for seat ${held}; ${what} for seat ${seat} alone`,
  )
}

export function refuseHeld({ held }: Environments, name: string): void {
  if (held === null) return
  throw new Wrong(
    'not-your-seat',
    'do',
    `this door is for seat ${held}; "${name}" would show what others hold`,
  )
}
