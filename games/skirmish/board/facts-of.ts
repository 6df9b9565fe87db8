// What the rules show to everybody (src/facts.ts), read from a view.
import type { View } from '@cardwright/engine'
import type { SkirmishFacts } from '../src/facts.ts'

const NONE: SkirmishFacts = { ready: [], mayPlayUnit: true, lines: {}, choiceTime: 0 }

export const factsOf = ({ facts }: View): SkirmishFacts =>
  (facts as SkirmishFacts | undefined) ?? NONE
