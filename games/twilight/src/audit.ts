// The audit of a Fate deck by exhaustion: every card in every zone on both paths. What it finds, it finds by rule,
// for any deck, multiplier and rounding. [TW-5] [TW-7]
import type { CheckMatrix, Pack } from '@cardwright/engine'
import { combatKey, fateKey, figureIn, halfUp } from './balance.ts'
import { fateOf, keywordWorth, relationOf, valueIn, type FateFace } from './fate-face.ts'
import { readZones, type ResonanceZone } from './resonance-zones.ts'

export const ROUNDINGS: Record<string, (value: number) => number> = {
  halfUp,
  floor: Math.floor,
  none: (value) => value,
}

export interface AuditOptions {
  multiplier?: number
  rounding?: string
  /** A deck by id; all Fate decks without it. */
  deck?: string
}

export interface PathFigures {
  context: string
  /** Mean of what keywords add. */
  bonus: number
  matched: number
  neutral: number
  suppressed: number
}

export interface Finding {
  id: string
  severity: 'P1' | 'P2' | 'P3'
  text: string
}

export interface DeckAudit {
  deck: string
  cards: number
  suits: Record<string, number>
  keywords: Record<string, Record<string, number>>
  mean: number
  /** Of a sample (n − 1), as the published figure is, and of the whole deck. */
  deviation: { sample: number; population: number }
  range: [number, number]
  byZone: { zone: string; mean: number; values: number[] }[]
  swing: number
  paths: PathFigures[]
  advantage: number
  critical: { card: string; worth: Record<string, number> }[]
  findings: Finding[]
}

export interface FateAudit {
  multiplier: number
  rounding: string
  decks: DeckAudit[]
}

const KILL = 'combatPhysical'
const PACIFY = 'combatSpiritual'
const PATHS = [KILL, PACIFY]

export function auditFate(pack: Pack, options: AuditOptions = {}): FateAudit {
  const multiplier = options.multiplier ?? figureIn(pack, combatKey('matchMultiplier'))
  const rounding = options.rounding ?? 'halfUp'
  const decks = pack.decks.filter(
    ({ id, role }) =>
      role?.startsWith('fate-') === true && (options.deck === undefined || options.deck === id),
  )
  return {
    multiplier,
    rounding,
    decks: decks.map(({ id, cards }) => {
      const faces = Object.entries(cards).flatMap(([card, n]) =>
        Array.from({ length: n }, () => faceIn(pack, card)),
      )
      return new DeckAuditor(pack, faces, multiplier, ROUNDINGS[rounding]).report(id)
    }),
  }
}

function faceIn(pack: Pack, id: string): FateFace {
  return fateOf(
    pack.definitions.find((d) => d.id === id)!,
    readZones(pack),
  )!
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function deviation(values: readonly number[], divisor: number): number {
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / divisor)
}

class DeckAuditor {
  private readonly zones: ResonanceZone[]
  private readonly matrix: CheckMatrix
  private readonly pack: Pack
  private readonly faces: readonly FateFace[]
  private readonly multiplier: number
  private readonly round: (value: number) => number

  constructor(
    pack: Pack,
    faces: readonly FateFace[],
    multiplier: number,
    round: (value: number) => number,
  ) {
    this.pack = pack
    this.faces = faces
    this.multiplier = multiplier
    this.round = round
    this.zones = readZones(pack)
    this.matrix = pack.matrix!
  }

  report(deck: string): DeckAudit {
    const values = this.faces.map(({ value }) => value)
    const byZone = this.zones.map(({ id }, zone) => {
      const inZone = this.faces.map((face) => valueIn(face, zone))
      return { zone: id, mean: mean(inZone), values: inZone.sort((a, b) => a - b) }
    })
    const paths = PATHS.map((context) => this.path(context))
    return {
      deck,
      cards: values.length,
      suits: countBy(this.faces, ({ suit }) => suit),
      keywords: Object.fromEntries(
        [...new Set(this.faces.flatMap(({ keyword }) => keyword ?? []))].map((keyword) => [
          keyword,
          countBy(
            this.faces.filter((face) => face.keyword === keyword),
            ({ suit }) => suit,
          ),
        ]),
      ),
      mean: mean(values),
      deviation: {
        sample: deviation(values, values.length - 1),
        population: deviation(values, values.length),
      },
      range: [Math.min(...values), Math.max(...values)],
      byZone,
      swing: byZone.at(-1)!.mean - byZone[0].mean,
      paths,
      advantage: paths[1].bonus / paths[0].bonus - 1,
      critical: this.faces.filter(({ isCritical }) => isCritical).map((face) => this.worth(face)),
      findings: [
        ...this.suppressedBest(),
        ...this.unevenCritical(),
        ...this.doom(byZone[0].mean + paths[0].bonus),
        ...this.snowball(byZone.at(-1)!.mean),
        ...this.otherMultiplier(),
        ...this.lostNumbers(),
      ],
    }
  }

  private bonus(face: FateFace, context: string): number {
    if (face.keyword === null) return 0
    const cell = this.matrix.contexts[context].keywords[face.keyword]
    const relation = relationOf(this.matrix, face, context)
    const { damage, value, effects } = keywordWorth(cell, relation, this.multiplier, this.round)
    return damage + (effects.includes('counts') ? value : 0)
  }

  private path(context: string): PathFigures {
    const relations = countBy(this.faces, (face) => relationOf(this.matrix, face, context))
    return {
      context,
      bonus: mean(this.faces.map((face) => this.bonus(face, context))),
      matched: relations['match'] ?? 0,
      neutral: relations['neutral'] ?? 0,
      suppressed: relations['mismatch'] ?? 0,
    }
  }

  private worth(face: FateFace): { card: string; worth: Record<string, number> } {
    const worth = PATHS.map((context) => [context, face.value + this.bonus(face, context)])
    return { card: face.id, worth: Object.fromEntries(worth) as Record<string, number> }
  }

  /** F1: every card with the strongest keyword of a path is of the suit that is against it. */
  private suppressedBest(): Finding[] {
    return PATHS.flatMap((context) => {
      const cells = Object.entries(this.matrix.contexts[context].keywords)
      const most = Math.max(...cells.map(([, { damage = 0 }]) => damage))
      const best = cells.filter(([, { damage = 0 }]) => damage === most).map(([word]) => word)
      const cards = this.faces.filter(({ keyword }) => keyword !== null && best.includes(keyword))
      const isLost =
        cards.length > 0 &&
        cards.every((face) => relationOf(this.matrix, face, context) === 'mismatch')
      if (!isLost) return []
      const text = `${best.join(', ')} is the strongest keyword of ${context}, and all ${cards.length} cards with it are suppressed there`
      return [{ id: 'F1', severity: 'P1' as const, text }]
    })
  }

  /** F2: a critical card is worth more on one path than on the other. */
  private unevenCritical(): Finding[] {
    return this.faces
      .filter(({ isCritical }) => isCritical)
      .flatMap((face) => {
        const { worth } = this.worth(face)
        const [kill, pacify] = PATHS.map((context) => worth[context])
        if (kill === pacify) return []
        const more = Math.round(100 * (Math.max(kill, pacify) / Math.min(kill, pacify) - 1))
        const text = `${face.id} is worth ${signed(kill)} on ${KILL} and ${signed(pacify)} on ${PACIFY}: ${more} % apart`
        return [{ id: 'F2', severity: 'P1' as const, text }]
      })
  }

  /** F3: a card that cannot be shed sinks further in a zone than the cap allows, or an attack fails on average. */
  private doom(killInDarkest: number): Finding[] {
    const cap = figureIn(this.pack, fateKey('stickyModifyCap'))
    const sinking = this.faces.filter(
      ({ isSticky, byZone }) => isSticky && Math.min(...byZone) < -cap,
    )
    const cards = sinking.map((face) => {
      const least = Math.min(...this.zones.map((_, zone) => valueIn(face, zone)))
      return `${face.id} sinks to ${signed(least)} and stays in the deck`
    })
    const average =
      killInDarkest < 0
        ? [`an attack in ${this.zones[0].id} counts ${signed(killInDarkest)} on average`]
        : []
    const said = [...cards, ...average]
    return said.length === 0 ? [] : [{ id: 'F3', severity: 'P2', text: said.join('; ') }]
  }

  /** F4: in the lightest zone cards are worth a point or more, and push further out than back. */
  private snowball(inLightest: number): Finding[] {
    const sum = (suit: string) =>
      this.faces.reduce((n, face) => n + (face.suit === suit ? face.intensity : 0), 0)
    const [out, back] = [sum('prav'), sum('nav') + sum('yav')]
    if (inLightest < 1 || out <= back) return []
    const text = `in ${this.zones.at(-1)!.id} a card is worth ${signed(inLightest)}, and the deck pushes out by ${out}, back by ${back}`
    return [{ id: 'F4', severity: 'P2', text }]
  }

  /** F5: figures for another multiplier than the one that is played with. */
  private otherMultiplier(): Finding[] {
    const played = figureIn(this.pack, combatKey('matchMultiplier'))
    if (played === this.multiplier) return []
    const text = `computed with ${this.multiplier}; ${combatKey('matchMultiplier')} is ${played}`
    return [{ id: 'F5', severity: 'P3', text }]
  }

  /** F6: a number of a keyword that nothing takes. */
  private lostNumbers(): Finding[] {
    return PATHS.flatMap((context) =>
      Object.entries(this.matrix.contexts[context].keywords).flatMap(
        ([keyword, { value = 0, effects = [] }]) =>
          value === 0 || effects.some((one) => one === 'counts' || one === 'shield')
            ? []
            : [
                {
                  id: 'F6',
                  severity: 'P3' as const,
                  text: `${keyword} on ${context}: value ${value} is lost`,
                },
              ],
      ),
    )
  }
}

function countBy<T>(list: readonly T[], keyOf: (one: T) => string): Record<string, number> {
  const out: Record<string, number> = {}
  for (const one of list) out[keyOf(one)] = (out[keyOf(one)] ?? 0) + 1
  return out
}

/** Three places, with its sign, as the figures were published. */
export const signed = (value: number): string => {
  const text = Math.abs(value)
    .toFixed(3)
    .replace(/\.?0+$/, '')
  return value < 0 ? `−${text}` : `+${text}`
}
