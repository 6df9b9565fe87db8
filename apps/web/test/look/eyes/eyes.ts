// All that judges a picture from inside the page.
import { contrasts, hideWords, words } from './contrast.ts'
import { carriers, compare, groundOf, restore, strip } from './marks.ts'
import { overlaps } from './overlap.ts'
import { reach, unmarked } from './reach.ts'
import { settled } from './settled.ts'
import { shown } from './shown.ts'
import { texts, tooWide } from './texts.ts'

export const eyes = {
  carriers,
  compare,
  contrasts,
  groundOf,
  hideWords,
  overlaps,
  reach,
  restore,
  settled,
  shown,
  strip,
  texts,
  tooWide,
  unmarked,
  words,
}
export type Eyes = typeof eyes
