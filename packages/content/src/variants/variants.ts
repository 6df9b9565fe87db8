// Variants of a pack: a card that names another in `variantOf` inherits everything it does not write itself. Here
// they become whole cards, so that no later code knows about variants.
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
  /** The id of the original card. */
  of: string
  order: Order
  /** Parts that should be removed but do not exist. */
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

  /** Null: the original does not exist or cannot be one, which has been reported. */
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
      `too many: at most ${written(most)} ${what}, including inherited ones`,
    )
    return null
  }

  private baseOf({ id }: Card, of: string, at: Place): Card | null {
    const base = this.cards.get(of)
    if (of === id) this.report(at, of, 'a card cannot be a variant of itself')
    else if (base === undefined)
      this.report(at, of, 'unknown definition', nearest(of, this.cards.keys()))
    else if (base['variantOf'] === undefined) return base
    else this.report(at, of, ...this.chained(of, String(id)))
    return null
  }

  /** What is wrong with a variant of a variant, and which card to name instead. */
  private chained(of: string, id: string): [message: string, hint?: string] {
    const seen = new Set([id])
    let root = of
    for (
      let next = this.cards.get(of);
      next?.['variantOf'] !== undefined;
      next = this.cards.get(root)
    ) {
      if (seen.has(root))
        return ['these cards are variants of each other: one of them must be written in full']
      seen.add(root)
      root = String(next['variantOf'])
    }
    return ['is itself a variant: name its original instead', root]
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
