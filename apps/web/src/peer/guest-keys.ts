// What gives a guest the same chair again after a reload: a key of its own for each invitation.
import type { Meeting } from './code.ts'

export interface GuestKey {
  name: string
  key: string
}

const nameOf = ({ meeting, seat }: Meeting): string => `cardwright.guest.${meeting}.${seat}`

export const guestKeys = {
  find(meeting: Meeting): GuestKey | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(meeting)) ?? 'null')
      return kept as GuestKey | null
    } catch {
      return null
    }
  },
  make(meeting: Meeting, name: string): GuestKey {
    const made = { name, key: crypto.randomUUID() }
    try {
      sessionStorage.setItem(nameOf(meeting), JSON.stringify(made))
    } catch {
      // without storage the chair is good for this page only
    }
    return made
  },
}
