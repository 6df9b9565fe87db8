// Variants of a pack: a card that names another in `variantOf` has everything of it but what it writes itself. Here
// they become whole cards, so that nothing behind this knows of them.
import { CEILINGS, written } from '../ceilings.ts'
import { isObject } from '../draft.ts'
import { nearest } from '../nearest.ts'
import { inside, type Path, type Place, type Report } from '../problem.ts'
import type { Readings } from '../readings.ts'
import { mergeCards, type Order } from './merge.ts'

interface Stray {
  path: Path
  message: string
}

type Card = Record<string, unknown>

export interface Whole {
  card: Card
  /** The id of the card it is a variant of. */
  of: string
  order: Order
  /** What was to be taken away and is not there. */
  strays: Stray[]
}

export class Variants {
  private readonly cards = new Map<string, Card>()
  private readonly report: Report
  private readonly readings: Readings
  private left: number = CEILINGS.values.most

  constructor(shelves: readonly unknown[], report: Report, readings: Readings) {
    this.report = report
    this.readings = readings
    for (const card of shelves.flatMap(cardsOn)) {
      const { id } = card
      if (typeof id === 'string' && !this.cards.has(id)) this.cards.set(id, card)
    }
  }

  /** Null: it is a variant of nothing that could be one, which has been reported. */
  whole(card: Card, of: string, at: Place): Whole | null {
    const base = this.baseOf(card, of, inside(at, 'variantOf'))
    if (base === null) return null
    if (this.left < 0) return null
    const whole = this.readings.made(card, base, () => made(base, card, of))
    this.left -= sizeOf(whole.card)
    for (const { path, message } of whole.strays) this.report(inside(at, ...path), null, message)
    if (this.left >= 0) return whole
    const { most, what } = CEILINGS.values
    this.report(
      at,
      undefined,
      `too much: at most ${written(most)} ${what}, inherited ones included`,
    )
    return null
  }

  private baseOf({ id }: Card, of: string, at: Place): Card | null {
    const base = this.cards.get(of)
    if (of === id) this.report(at, of, 'a card is no variant of itself')
    else if (base === undefined)
      this.report(at, of, 'unknown definition', nearest(of, this.cards.keys()))
    else if (base['variantOf'] === undefined) return base
    else this.report(at, of, ...this.chained(of, String(id)))
    return null
  }

  /** What is wrong with a variant of a variant, and which card was probably meant. */
  private chained(of: string, id: string): [message: string, hint?: string] {
    const seen = new Set([id])
    let root = of
    for (
      let next = this.cards.get(of);
      next?.['variantOf'] !== undefined;
      next = this.cards.get(root)
    ) {
      if (seen.has(root))
        return ['these cards are variants of each other: one of them has to be whole']
      seen.add(root)
      root = String(next['variantOf'])
    }
    return ['is a variant itself: name the card it comes from', root]
  }
}

function made(base: Card, changes: Card, of: string): Whole {
  const order: Order = new WeakMap()
  const strays: Stray[] = []
  const stray = (path: Path, message: string) => strays.push({ path, message })
  return { card: mergeCards(base, changes, stray, order), of, order, strays }
}

function cardsOn(shelf: unknown): Card[] {
  const cards = isObject(shelf) ? shelf['cards'] : null
  return Array.isArray(cards) ? cards.filter(isObject) : []
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1)
}
