// The positions of things in the page. A spot is a key, a pile or zone of a seat (`deck:0`), or a number
// (`why:7 damage`); the thing itself (`data-piece`) comes before the place it is in.
import { unitKey, type Key } from './keys.ts'

export type Spot = Key

export const pileSpot = (zone: string, seat: number | null): Spot => `${zone}:${seat ?? 'shared'}`
export const numberSpot = (id: number, query: string): Spot => `why:${id} ${query}`

/** Marks the element of the piece, so that it can be animated separately. */
export const pieceProps = (id: number) => ({ 'data-piece': unitKey(id) })

export function findSpot(root: ParentNode, spot: Spot): HTMLElement | null {
  const name = CSS.escape(spot)
  if (spot.startsWith('why:'))
    return root.querySelector(`[data-why="${CSS.escape(spot.slice(4))}"]`)
  return (
    root.querySelector<HTMLElement>(`[data-piece="${name}"]`) ??
    root.querySelector<HTMLElement>(`[data-key~="${name}"]`) ??
    root.querySelector<HTMLElement>(`[data-spot~="${name}"]`)
  )
}

/** Keys of the pointable thing that this element is in. */
export function keysAt(element: Element | null): Key[] {
  const found = element?.closest<HTMLElement>('[data-key][data-mark]')
  return found ? found.dataset['key']!.split(' ') : []
}

/** The class of a container of many things: each is a direct child and contains no others (furniture/cards.tsx). */
export const FLAT = 'veiled'

/**
 * Targets, answers and the sheets around them, in document order. Skips the
 * insides of cards, of which there may be hundreds.
 */
export function pointablesIn(root: Element, found: HTMLElement[] = []): HTMLElement[] {
  const isFlat = root.classList.contains(FLAT)
  for (let one = root.firstElementChild; one !== null; one = one.nextElementSibling) {
    const isOne = one.hasAttribute('data-key') || one.hasAttribute('data-choice')
    if (isOne || one.getAttribute('role') === 'dialog') found.push(one as HTMLElement)
    if (!isFlat) pointablesIn(one, found)
  }
  return found
}
