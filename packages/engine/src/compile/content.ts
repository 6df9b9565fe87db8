// Compiles every ability of a pack and files it where the machinery looks for it.
import type { Ability } from '../language/ability.ts'
import type { Pack } from '../language/pack.ts'
import { replaceable } from '../verbs/verb.ts'
import { compileAbility, contextOf, labelOf, type Holder } from './abilities.ts'
import type { CompiledAbility } from './ability.ts'
import { BY_ABILITIES, BY_CODE } from './listeners.ts'
import { compilePassive } from './modifiers.ts'
import type { PassiveModifier } from './passive.ts'
import type { Hearing, Mutable, Rules, TriggerTable } from './rules.ts'

export interface Charges {
  slots: number
  slotOf: Map<Ability, number>
}

export function allAbilities(pack: Pack): Ability[] {
  return [...pack.definitions, ...pack.statuses, ...pack.keywords, ...pack.basics].flatMap(
    (h) => h.abilities ?? [],
  )
}

/** Limited abilities of one definition take slots 0, 1 …; those of statuses, keywords and basics have their own. */
export function chargeTable(pack: Pack): Charges {
  const slotOf = new Map<Ability, number>()
  const isLimited = (a: Ability) =>
    a.limit !== undefined ||
    (a.when !== undefined && pack.manifest.timings[a.when]?.limit !== undefined)
  let most = 0
  for (const d of pack.definitions) {
    let n = 0
    for (const a of d.abilities ?? []) if (isLimited(a)) slotOf.set(a, n++)
    most = Math.max(most, n)
  }
  let next = most
  for (const holder of [...pack.statuses, ...pack.keywords, ...pack.basics])
    for (const a of holder.abilities ?? []) if (isLimited(a)) slotOf.set(a, next++)
  return { slots: next, slotOf }
}

const none = <T>(n: number): (T | null)[] => Array.from({ length: n }, () => null)
const lists = (n: number): CompiledAbility[][] => Array.from({ length: n }, () => [])
const holderOf = (id: string, kind: Holder['kind'], status = -1): Holder => ({ id, kind, status })

/** Compiles every ability and files it where the machinery looks for it. */
export function compileContent(rules: Mutable<Rules>, charges: Charges): void {
  const { pack } = rules
  const nDefs = rules.definitions.length
  rules.whenBoard = lists(nDefs)
  rules.whenCard = lists(nDefs)
  rules.whenStatus = lists(pack.statuses.length)
  rules.whenWord = lists(pack.keywords.length)
  rules.answers = lists(nDefs)
  rules.answersStatus = lists(pack.statuses.length)
  rules.answersWord = lists(pack.keywords.length)
  rules.passiveDef = none(nDefs)
  rules.passiveStatus = none(pack.statuses.length)
  rules.passiveWord = none(pack.keywords.length)
  rules.triggers = rules.events.map(() => null)
  rules.before = new Map()
  const compile = (holder: Holder, abilities: Ability[] | undefined): CompiledAbility[] =>
    (abilities ?? []).flatMap((ability, i) => {
      if (ability.passive !== undefined) return []
      const label = labelOf(holder, abilities!, i)
      const { compiled, things, units } = compileAbility(
        rules,
        holder,
        ability,
        label,
        rules.abilities.length,
        charges.slotOf.get(ability) ?? -1,
        rules.origins,
      )
      rules.abilities.push(compiled)
      rules.recordIsThing.push(things)
      rules.recordIsUnit.push(units)
      return [compiled]
    })
  const passivesOf = (holder: Holder, abilities: Ability[] | undefined) => {
    const list = (abilities ?? []).flatMap((ability, i) =>
      (ability.passive ?? []).map((modifier) => {
        const p = compilePassive(
          modifier,
          ability,
          contextOf(rules, holder, false),
          labelOf(holder, abilities!, i),
          rules.origins.length,
        )
        rules.origins.push(p.origin)
        rules.passives.push(p)
        return p
      }),
    )
    return list.length > 0 ? list : null
  }
  // passives first, so that their origins have the lowest numbers
  pack.definitions.forEach(
    (d, i) => (rules.passiveDef[i] = passivesOf(holderOf(d.id, 'definition'), d.abilities)),
  )
  pack.statuses.forEach(
    (s, i) => (rules.passiveStatus[i] = passivesOf(holderOf(s.id, 'status', i), s.abilities)),
  )
  pack.keywords.forEach(
    (k, i) => (rules.passiveWord[i] = passivesOf(holderOf(k.id, 'keyword'), k.abilities)),
  )
  // a status that derives itself has no bearer yet: the world keeps watch
  pack.statuses.forEach(({ id }, i) => {
    const isRule = (p: PassiveModifier) => p.source.status === id
    const rest = rules.passiveStatus[i]?.filter((p) => !isRule(p)) ?? []
    const own = rules.passiveStatus[i]?.filter(isRule) ?? []
    rules.passiveStatus[i] = rest.length > 0 ? rest : null
    if (own.length > 0)
      rules.passiveDef[rules.worldDef] = [...(rules.passiveDef[rules.worldDef] ?? []), ...own]
  })
  const basics = new Map(
    pack.basics.map((b) => [b.id, compile(holderOf(b.id, 'basic'), b.abilities)]),
  )
  const byWord = pack.keywords.map((k) => compile(holderOf(k.id, 'keyword'), k.abilities))
  const byStatus = pack.statuses.map((s, i) => compile(holderOf(s.id, 'status', i), s.abilities))
  const byDef = rules.definitions.map((d) => {
    const decl = pack.manifest.classes[d.class]
    const own = compile(holderOf(d.id, 'definition'), d.abilities)
    const words = (d.keywords ?? []).flatMap((k) => byWord[rules.keywordIndex.get(k)!])
    const board = (decl?.basics ?? []).flatMap((id) => basics.get(id) ?? [])
    const card = (decl?.cardBasics ?? []).flatMap((id) => basics.get(id) ?? [])
    return { all: [...own, ...words], board, card }
  })
  // printed keywords act like the definition's own abilities
  rules.definitions.forEach((d, i) => {
    const words = (d.keywords ?? []).flatMap(
      (k) => rules.passiveWord[rules.keywordIndex.get(k)!] ?? [],
    )
    if (words.length > 0) rules.passiveDef[i] = [...(rules.passiveDef[i] ?? []), ...words]
  })
  byDef.forEach(({ all, board, card }, i) => {
    rules.whenBoard[i] = [...board, ...all].filter((a) => a.kind === 'when' && !a.played)
    rules.whenCard[i] = [...card, ...all].filter((a) => a.kind === 'when' && a.played)
    rules.answers[i] = [...board, ...all].filter((a) => a.kind === 'answer')
  })
  byStatus.forEach((all, i) => {
    rules.whenStatus[i] = all.filter((a) => a.kind === 'when')
    rules.answersStatus[i] = all.filter((a) => a.kind === 'answer')
  })
  byWord.forEach((all, i) => {
    rules.whenWord[i] = all.filter((a) => a.kind === 'when')
    rules.answersWord[i] = all.filter((a) => a.kind === 'answer')
  })
  const triggers = byDef.map(({ all, board }) => [...board, ...all])
  const holders = [triggers, byStatus, byWord]
  fileTriggers(rules, holders)
  fileBefore(rules, holders)
  const heard = (watch: (table: TriggerTable) => unknown) => {
    const list = rules.events.flatMap((_, event) => {
      const table = rules.triggers[event]
      return table !== null && watch(table) ? [event] : []
    })
    return list.length > 0 ? list : null
  }
  rules.watches = rules.definitions.map((_, d) => heard((table) => table.watch.byDef[d]))
  rules.statusWatches = pack.statuses.map((_, i) => heard((table) => table.watch.byStatus[i]))
  const { hears = {} } = rules.code
  rules.hears = rules.events.map((name) => hears[name] ?? null)
  rules.listened = Uint8Array.from(
    rules.triggers,
    (table, event) =>
      (table === null ? 0 : BY_ABILITIES) | (rules.hears[event] === null ? 0 : BY_CODE),
  )
}

/** Abilities by who has them: definitions, statuses, keywords. */
type Holders = readonly CompiledAbility[][][]

/** An ability, and who has it: the number of its list among the three, and its number there. */
interface Held {
  ability: CompiledAbility
  list: number
  holder: number
}

const heldIn = (holders: Holders): Held[] =>
  holders.flatMap((lists, list) =>
    lists.flatMap((abilities, holder) => abilities.map((ability) => ({ ability, list, holder }))),
  )

function hearing(holders: Holders, here: readonly Held[]): Hearing {
  const by = holders.map(({ length }) => none<CompiledAbility[]>(length))
  let statuses = 0
  for (const { ability, list, holder } of here) {
    ;(by[list][holder] ??= []).push(ability)
    if (list === 1) statuses |= 1 << holder
  }
  return { byDef: by[0], byStatus: by[1], byWord: by[2], statuses }
}

function fileTriggers(rules: Mutable<Rules>, holders: Holders): void {
  const all = heldIn(holders)
  rules.events.forEach((_, event) => {
    const here = all.filter(({ ability }) => ability.event === event)
    if (here.length === 0) return
    const own = here.filter(({ ability }) => ability.ofSelf)
    const others = here.filter(({ ability }) => !ability.ofSelf)
    // the subject before the other parties of the event
    const slots = [...new Set(own.map(({ ability }) => ability.role))].sort((a, b) => a - b)
    rules.triggers[event] = {
      own: slots.map((slot) => ({
        slot,
        ...hearing(
          holders,
          own.filter(({ ability }) => ability.role === slot),
        ),
      })),
      watch: hearing(holders, others),
      always: others.some(({ list }) => list === 2),
    }
  })
}

function fileBefore(rules: Mutable<Rules>, holders: Holders): void {
  const all = heldIn(holders).filter(({ ability }) => ability.kind === 'before')
  for (const change of Object.keys(replaceable(rules.code.verbs!))) {
    const here = all.filter(({ ability }) => ability.source.before === change)
    if (here.length > 0)
      rules.before.set(change, {
        others: here.some(({ ability }) => !ability.ofSelf),
        ...hearing(holders, here),
      })
  }
}
