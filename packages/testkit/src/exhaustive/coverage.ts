// What has fired so far: definitions, abilities of every holder, verbs. Passives count once one of
// their modifiers lies on something.
import { type GameEvent, type Match } from '@cardwright/engine'
import { isVerb as isWord, verbOf } from '@cardwright/language'
import { hasStatus, type Rules } from '@cardwright/engine/author'
import { BESIDE, BOARD, ZONES, modifiedBy } from '@cardwright/engine/block'

const SKIPS = new Set(['no-target', 'step-skipped'])

/** The compiler adds steps, such as the end of a loop. */
const isVerb = (rules: Rules, word: string): boolean =>
  isWord(word) || (rules.game.manifest.verbs ?? []).includes(word)

interface PassiveWanted {
  /** Holder and name of the ability. */
  name: string
  hasQueries: boolean
  statuses: string[]
  keywords: string[]
}

export class Coverage {
  private rules: Rules
  private missing = new Set<string>()
  private passives: PassiveWanted[] = []
  /** Ability key by compiled index, verbs of its steps in order. */
  private keys: string[]
  private readonly indexOf = new Map<string, number>()
  readonly wanted: number

  constructor(rules: Rules) {
    this.rules = rules
    const { pack } = rules.game
    for (const { id } of pack.definitions) this.missing.add(`definition ${id}`)
    for (const holder of [...pack.definitions, ...pack.statuses, ...pack.keywords])
      (holder.abilities ?? []).forEach((ability, i) => {
        if (ability.passive === undefined) return
        const name = `${holder.id}.${ability.name ?? `passive${i + 1}`}`
        this.missing.add(`passive ${name}`)
        const all = ability.passive
        this.passives.push({
          name,
          hasQueries: all.some((one) => one.query !== undefined),
          statuses: all.flatMap((one) => [one.status ?? []].flat()),
          keywords: all.flatMap((one) => [one.keyword ?? []].flat()),
        })
      })
    this.keys = rules.abilities.all.map(({ holder, label }) => `ability ${holder}.${label}`)
    this.keys.forEach((key, i) => {
      this.missing.add(key)
      if (!this.indexOf.has(key)) this.indexOf.set(key, i)
    })
    for (const { steps } of rules.abilities.all)
      for (const { source } of steps)
        if (isVerb(rules, source.do)) this.missing.add(`verb ${source.do}`)
    this.wanted = this.missing.size
  }

  get left(): string[] {
    return [...this.missing].sort()
  }
  get isComplete(): boolean {
    return this.missing.size === 0
  }
  isMissing(ability: number): boolean {
    return this.missing.has(this.keys[ability])
  }

  /** Hears every event: whatever an ability caused shows that it works. */
  hear({ kind, cause, cardDef }: GameEvent): void {
    if (kind === 'card-played') this.missing.delete(`definition ${String(cardDef)}`)
    if (cause === null || SKIPS.has(kind)) return
    const key = `ability ${cause.holder}.${cause.ability}`
    this.missing.delete(key)
    // a pack of tests has abilities that are not asked for
    const ability = this.rules.abilities.all[this.indexOf.get(key) ?? -1]
    ability?.steps.forEach(({ source }, i) => {
      const silent = verbOf(source.do)?.events.length === 0
      // a verb without events has run if a later step acts
      if (i === cause.step || (silent && i < cause.step)) this.missing.delete(`verb ${source.do}`)
    })
  }

  /** Records a state: the pieces on the board and their modifiers. */
  look(m: Match): void {
    // matches of other options have other shapes
    const { layout } = m.rules
    const { definitions } = m.rules.things
    const { manifest } = m.rules.game
    const { s } = m
    for (let e = m.rules.things.seats + 1; e < layout.entities; e++) {
      const zone = s[layout.zone + e]
      if (zone !== BOARD && zone !== BESIDE && zone < ZONES) continue
      const def = definitions[s[layout.def + e]]
      const isUnplayable =
        manifest.classes[def.class]?.place === 'none' && (def.abilities ?? []).length === 0
      if (zone < ZONES || isUnplayable) this.missing.delete(`definition ${def.id}`)
    }
    if (this.passives.length > 0) this.lookForPassives(m)
  }

  private lookForPassives(m: Match): void {
    const { layout } = m.rules
    const changed: number[] = []
    const atWork = new Set<string>()
    for (let e = 0; e < layout.entities; e++) {
      if (m.s[layout.mods + e] < 0) continue
      changed.push(e)
      for (const { holder, ability } of modifiedBy(m, e)) atWork.add(`${holder}.${ability}`)
    }
    this.passives = this.passives.filter((one) => {
      const isAtWork = (one.hasQueries && atWork.has(one.name)) || this.isOnAny(m, one, changed)
      if (isAtWork) this.missing.delete(`passive ${one.name}`)
      return !isAtWork
    })
  }

  /** Statuses and keywords show on whom they were given to. */
  private isOnAny(m: Match, { statuses, keywords }: PassiveWanted, things: number[]): boolean {
    const { layout } = m.rules
    const { statusIndex, keywordIndex } = m.rules.things
    return things.some(
      (e) =>
        statuses.some((status) => hasStatus(m, e, statusIndex.get(status)!.index)) ||
        (e < layout.units &&
          keywords.some((word) => (m.s[layout.words + e] & (1 << keywordIndex.get(word)!)) !== 0)),
    )
  }
}
