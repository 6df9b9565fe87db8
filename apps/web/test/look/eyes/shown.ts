// What a scene is there to show must be seen: laid out, in the window, and not under something else.
import { called, isScrolledPage, type Finding } from './finding.ts'
import { probe } from './reach.ts'

/** Of its area. */
const LEAST_SHARE = 0.6

/** @param all what a selector of the scene finds */
export function shown(all: readonly Element[], selector: string): Finding[] {
  if (all.length === 0) return [{ check: 'shown', what: selector, detail: 'is not there' }]
  return all.flatMap((one) => {
    if (isScrolledPage()) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { hits, shape } = probe(one)
    const share = hits.length / Math.max(1, shape)
    const detail = `${selector}: ${Math.round(share * 100)} % of it can be seen`
    return share < LEAST_SHARE ? [{ check: 'shown', what: called(one), detail }] : []
  })
}
