// Plays Forest of Dreams by what is on the screen: no rules, only names and marks. Goes up the board,
// presses what may be pressed, and ends the turn when everything has had its chance.

/** Something that can be pressed, as the player perceives it. */
export interface Seen {
  /** How to find it again. */
  id: string
  /** Its name for people: "B2, Wolf, …". */
  name: string
  /** `ready`: may be taken up; `legal`: a target now; `answer`: a button that answers. */
  mark: 'ready' | 'legal' | 'answer'
}

export type Wish =
  | { kind: 'take' | 'answer'; what: Seen }
  /** `from` is null when the target answers a question that is running. */
  | { kind: 'aim'; from: Seen | null; what: Seen }
  | { kind: 'put back' }
  | { kind: 'end turn'; what: Seen }

const CHANCES = 2
const END = /end turn|завершить ход|закончить ход/i

export class Newcomer {
  private readonly chances = new Map<string, number>()
  private taken: Seen | null = null

  /** @throws when nothing at all can be done */
  decide(seen: readonly Seen[]): Wish {
    const targets = seen.filter(({ mark }) => mark === 'legal')
    if (targets.length > 0) return this.aim(targets)
    const [what] = seen
      .filter(({ mark, id }) => mark === 'ready' && this.left(id) > 0)
      .sort((a, b) => rowOf(b) - rowOf(a))
    if (what !== undefined) {
      this.chances.set(what.id, this.left(what.id) - 1)
      this.taken = what
      return { kind: 'take', what }
    }
    const end = seen.find(({ name }) => END.test(name))
    if (end !== undefined) {
      this.chances.clear()
      return { kind: 'end turn', what: end }
    }
    const answer = seen.find(({ mark }) => mark === 'answer')
    if (answer === undefined) throw new Error('there is nothing to press')
    return { kind: 'answer', what: answer }
  }

  private aim(targets: Seen[]): Wish {
    const [what] = targets.sort((a, b) => worth(b) - worth(a))
    const from = this.taken
    this.taken = null
    // back or sideways helps nobody; what stands nowhere yet may go anywhere
    if (from !== null && worth(what) < 10 && rowOf(what) <= rowOf(from)) {
      this.chances.set(from.id, 0)
      return { kind: 'put back' }
    }
    return { kind: 'aim', from, what }
  }

  private left(id: string): number {
    return this.chances.get(id) ?? CHANCES
  }
}

/** A to G are 1 to 7; what is not on the board is 0. */
function rowOf({ name }: Seen): number {
  return 1 + 'ABCDEFG'.indexOf(/\b([A-G])[1-5]\b/.exec(name)?.[1] ?? '-')
}

/** Where somebody stands: better than any empty plot but the last row. */
function worth(target: Seen): number {
  const row = rowOf(target)
  if (row === 7) return 20
  return target.name.split(',').length > 2 ? 10 : row
}
