// Addresses of the page: /, /play/<game>, … One store; a link is an ordinary <a>.
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)

export function goTo(path: string): void {
  history.pushState(null, '', path)
  for (const listener of listeners) listener()
}

/** Ordinary links stay in the page. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (!link || !isPlain || link.target || link.origin !== location.origin || link.download) return
    event.preventDefault()
    goTo(link.pathname + link.search + link.hash)
  })
}
