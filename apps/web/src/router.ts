// Addresses of the page. One store; a link is an ordinary <a>.
//
//   /                       the games             /cards/<game>/<card?>   its cards
//   /new/<game>             a match to set up     /rules/<game>           its rules
//                                                 /decks/<game>           decks of one's own
//   /play/<match or game>   a match               /settings  /credits
//   /lab/<game>             thousands of games /lab/<game>/<card>      the workshop for a card
//   /online                 open tables           /online/<match>         one of them; #i=… is an invitation
//   /peer/<game>?…          a match hosted here   /peer#m=…  /peer#o=…    an invitation to one
//   /moderator              reports and bans      /furniture/<game?>      every piece of furniture in every state
//   /replay                 matches and replays   /replay/<match>         one of them; #r=… carries it, #m=… is a match by link
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Path, question and fragment: `/play/forest?seed=7#…`. */
export const useAddress = (): URL => new URL(useSyncExternalStore(subscribe, () => location.href))

export function goTo(address: string): void {
  history.pushState(null, '', address)
  scrollTo(0, 0)
  tell()
}

/** The same page under its proper address. */
export function renameTo(address: string): void {
  history.replaceState(null, '', address)
  tell()
}

/** Ordinary links stay in the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.download) return
    // a place on this page
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    goTo(link.pathname + link.search + link.hash)
  })
}
