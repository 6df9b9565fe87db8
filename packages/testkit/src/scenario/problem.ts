// What can be wrong with a scenario: something it says makes no sense, or what it expects is not so.

export type Path = readonly (string | number)[]

export interface ScenarioProblem {
  /** Where in the scenario, such as `then.board.C4.damage`. */
  path: string
  message: string
}

export type Report = (path: Path, message: string) => void

/** The scenario itself makes no sense here: an unknown name, a place that does not exist. */
export class ScenarioError extends Error {}

export function writePath(path: Path): string {
  let text = ''
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`
    else if (/^[\w$-]+$/.test(key)) text += text === '' ? key : `.${key}`
    else text += `[${JSON.stringify(key)}]`
  }
  return text
}

export const did = (hint: string | undefined): string =>
  hint === undefined ? '' : ` — did you mean "${hint}"?`
