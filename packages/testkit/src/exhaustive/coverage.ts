// What has fired so far: definitions, abilities of every holder, verbs. Passives count once one of
// their modifiers lies on something.
import { type GameEvent, type Match } from '@cardwright/engine'
import { VERBS } from '@cardwright/engine/words'
import { BESIDE, BOARD, hasStatus, ZONES, type Rules, modifiedBy } from '@cardwright/engine/author'

const SKIPS = new Set(['no-target', 'step-skipped'])

/** The compiler has steps of its own, such as the end of a loop. */
const isVerb = (rules: Rules, word: string): boolean =>
  word in VERBS || (rules.manifest.verbs ?? []).includes(word)

interface PassiveWanted {
  key: string
  queries: string[]
  statuses: string[]
  keywords: string[]
}

export class Coverage {
  private rules: Rules
  private missing = new Set<string>()
  private passives: PassiveWanted[] = []
  /** Ability key by compiled index, verbs of its steps in order. */
  private keys: string[]
  readonly wanted: number

  constructor(rules: Rules) {
    this.rules = rules
    const { pack } = rules
    for (const { id } of pack.definitions) this.missing.add(`definition ${id}`)
    for (const holder of [...pack.definitions, ...pack.statuses, ...pack.keywords])
      (holder.abilities ?? []).forEach((ability, i) => {
        if (ability.passive === undefined) return
        const key = `passive ${holder.id}.${ability.name ?? `passive${i + 1}`}`
        this.missing.add(key)
        const all = ability.passive
        this.passives.push({
          key,
          queries: all.flatMap((one) => [one.query ?? []].flat()),
          statuses: all.flatMap((one) => [one.status ?? []].flat()),
          keywords: all.flatMap((one) => [one.keyword ?? []].flat()),
        })
      })
    this.keys = rules.abilities.map(({ holder, label }) => `ability ${holder}.${label}`)
    for (const key of this.keys) this.missing.add(key)
    for (const { steps } of rules.abilities)
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
    const ability = this.rules.abilities[this.keys.indexOf(key)]
    ability?.steps.forEach(({ source }, i) => {
      const silent = VERBS[source.do as keyof typeof VERBS]?.events.length === 0
      // a verb that tells nothing has done its part when a later step acts
      if (i === cause.step || (silent && i < cause.step)) this.missing.delete(`verb ${source.do}`)
    })
  }

  /** Looks at a state: who stands there, which modifiers lie on whom. */
  look(m: Match): void {
    // matches of other options have other shapes
    const { layout, definitions, manifest } = m.rules
    const { s } = m
    for (let e = m.rules.seats + 1; e < layout.entities; e++) {
      const zone = s[layout.zone + e]
      if (zone !== BOARD && zone !== BESIDE && zone < ZONES) continue
      const def = definitions[s[layout.def + e]]
      const isUnplayable =
        manifest.classes[def.class]?.place === 'none' && (def.abilities ?? []).length === 0
      if (zone < ZONES || isUnplayable) this.missing.delete(`definition ${def.id}`)
    }
    this.passives = this.passives.filter((one) => !this.isAtWork(m, one))
  }

  private isAtWork(m: Match, { key, queries, statuses, keywords }: PassiveWanted): boolean {
    const { layout, statusIndex, keywordIndex } = m.rules
    const [, holder, name] = /^passive (.*)\.(.*)$/.exec(key)!
    for (let e = 0; e < layout.entities; e++) {
      if (m.s[layout.mods + e] < 0) continue
      const found =
        (queries.length > 0 &&
          modifiedBy(m, e).some((o) => o.holder === holder && o.ability === name)) ||
        statuses.some((status) => hasStatus(m, e, statusIndex.get(status)!.index)) ||
        (e < layout.units &&
          keywords.some((word) => (m.s[layout.words + e] & (1 << keywordIndex.get(word)!)) !== 0))
      if (!found) continue
      this.missing.delete(key)
      return true
    }
    return false
  }
}
