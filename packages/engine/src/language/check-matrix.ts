// The check matrix: what a keyword of a drawn card means in each context. A cell that is missing does
// not load; what an effect does is the game's code.

export interface MatrixCell {
  /** Added to what is dealt, after matching. */
  damage?: number
  /** Added to the total of a test, after matching. */
  value?: number
  effects?: string[]
  /** Only when the suit matches. */
  onMatch?: string[]
}

export interface MatrixRow {
  /** The action whose aspect counts when a test names none. */
  action?: string
  /** No suit is against this context: the opposite one is neutral. */
  forgives?: true
  keywords: Record<string, MatrixCell>
}

export interface CheckMatrix {
  /** The aspect of an action; actions that are not here have none. */
  actions: Record<string, string>
  /** What a keyword leaves behind when the suit is against the action. */
  mismatch: Record<string, string>
  contexts: Record<string, MatrixRow>
}

export interface CheckWords {
  contexts: string[]
  keywords: string[]
  aspects: string[]
  effects: string[]
}
