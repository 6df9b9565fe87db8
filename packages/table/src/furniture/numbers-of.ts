// Numeric answers use one picker instead of a row of buttons.
import type { Action } from '@cardwright/engine'

export interface NumberGroup {
  /** The move, or '' for options. */
  label: string
  answers: ReadonlyMap<number, Action>
}

/** Below this number a row of buttons is faster. */
const FEW = 4

export function numbersOf(actions: readonly Action[]): {
  numbers: NumberGroup[]
  others: Action[]
} {
  const groups = new Map<string, Map<number, Action>>()
  for (const action of actions) {
    const n = numberIn(action)
    if (n === null) continue
    const label = action.kind === 'move' ? action.move : ''
    groups.set(label, (groups.get(label) ?? new Map<number, Action>()).set(n, action))
  }
  const numbers = [...groups]
    .filter(([, answers]) => answers.size >= FEW)
    .map(([label, answers]) => ({ label, answers }))
  const taken = new Set(numbers.flatMap(({ answers }) => [...answers.values()]))
  return { numbers, others: actions.filter((action) => !taken.has(action)) }
}

function numberIn(action: Action): number | null {
  const text =
    action.kind === 'move' ? action.value : action.kind === 'option' ? action.option : undefined
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null
}
