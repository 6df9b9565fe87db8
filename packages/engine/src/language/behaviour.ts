// Behaviours: what opponents nobody plays announce and do, as rules by priority. Which conditions, intents
// and formulas there are is said in the manifest; what an intent does is the game's code.

/** A text in every language of the project. */
export interface Spoken {
  en: string
  ru: string
}

export type Operator = '<' | '<=' | '>' | '>=' | '==' | '!='

/** A number is compared; a yes/no condition holds when it is as `value` says. */
export interface BehaviourCondition {
  type: string
  operator?: Operator
  value: number | boolean
  /** The number is taken modulo this first: every third round. */
  mod?: number
}

export interface BehaviourRule {
  /** Highest first; ties in the order of the file. The first rule that holds decides. */
  priority: number
  condition?: BehaviourCondition | BehaviourCondition[]
  intent?: string
  type?: 'weighted_random'
  pool?: { intent: string; weight: number }[]
  comment?: string
}

export interface Intent {
  type: string
  value?: number
  /** `power`, or `power * heavyAttackMultiplier`: never a number. */
  value_formula?: string
  resonance_shift?: number
  /** Whom it calls, where it calls somebody. */
  summons?: string
  description: Spoken
}

export interface Behaviour {
  id: string
  description?: string
  default_intent: string
  rules: BehaviourRule[]
  intents: Record<string, Intent>
}

/** What the behaviours of a game may say. */
export interface BehaviourWords {
  conditions: Record<string, 'number' | 'yesNo'>
  intents: string[]
  formulas: {
    /** Bare words a formula may be. */
    values: string[]
    /** Those that may be multiplied by a balance key. */
    scaled: string[]
    /** Where multipliers stand: `combat.balance` for `combat.balance.heavyAttackMultiplier`. */
    multipliers: string
  }
}
