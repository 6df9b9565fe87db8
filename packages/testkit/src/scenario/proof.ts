// What the scenarios of a game show of its pack: which abilities, steps and passives were at work, which steps
// were skipped by their `if`, and which found no recipient.
import { createMatch, type Game, type GameEvent, type Match } from '@cardwright/engine'
import type { Rules } from '@cardwright/engine/author'
import { isVerb, verbOf } from '@cardwright/language'
import { Coverage } from '../exhaustive/coverage.ts'
import type { Witness } from './table.ts'

/** One step of one ability, as a test may want to excuse it. */
export interface ProofStep {
  holder: string
  ability: string
  index: number
  source: CompiledStep['source']
}
type CompiledStep = Rules['abilities']['all'][number]['steps'][number]

const SKIPPED = new Set(['no-target', 'step-skipped'])
const isSilent = (verb: string): boolean => verbOf(verb)?.events.length === 0

export class Proof implements Witness {
  private readonly rules: Rules
  private readonly coverage: Coverage
  private readonly shown = new Set<string>()

  constructor(game: Game) {
    this.rules = createMatch(game).rules
    this.coverage = new Coverage(this.rules)
  }

  hear(event: GameEvent): void {
    this.coverage.hear(event)
    if (event.cause === null) return
    const { holder, ability, step } = event.cause
    const what = SKIPPED.has(event.kind) ? event.kind : 'acts'
    this.shown.add(`${holder}.${ability} ${step} ${what}`)
  }

  look(m: Match): void {
    this.coverage.look(m)
  }

  /** What no scenario shows: whole things first, then single steps. */
  get missing(): string[] {
    const whole = this.coverage.left.filter((one) => !one.startsWith('verb '))
    return [...whole, ...this.steps().flatMap((one) => this.stepMissing(one))]
  }

  /** Steps that ask for something and were never seen to find nothing. */
  neverWithout(): ProofStep[] {
    return this.steps().filter(
      ({ holder, ability, index, source }) =>
        (source.target ?? source.to) !== undefined &&
        !this.shown.has(`${holder}.${ability} ${index} no-target`),
    )
  }

  private steps(): ProofStep[] {
    return this.rules.abilities.all.flatMap(({ holder, label, steps }) =>
      steps.map(({ source }, index) => ({ holder, ability: label, index, source })),
    )
  }

  private stepMissing({ holder, ability, index, source }: ProofStep): string[] {
    const name = `${holder}.${ability} ${index}`
    const verb = source.do
    const found: string[] = []
    // a step without events has run when the ability continues
    if (!isSilent(verb) && isVerb(verb) && !this.shown.has(`${name} acts`))
      found.push(`step ${name} (${verb})`)
    if (source.if !== undefined && !this.shown.has(`${name} step-skipped`))
      found.push(`step ${name} (${verb}) without its condition`)
    return found
  }
}
