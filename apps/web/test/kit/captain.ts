// Plays Drones by what is on the screen: launches what can be launched, fires at the ship if it can, at
// drones if it must, plays cards now and then, and passes when nothing is left.
import type { Seen, Wish } from './newcomer.ts'

const PASS = /^pass/i
const ENOUGH = /^done/i
/** Before the first round: what is placed is only planned, until all of it is confirmed. */
const PLAN = /^(?:place|choose)/i
const PLANNED = /^take back/i
const LANE = /^(?:left|middle|right) lane, can be/i
const SHIP = /bridge|power cell|drone control/i
/** Own things are named with their owner. */
const MINE = /, you,/i

export class Captain {
  private readonly tried = new Set<string>()
  private taken: Seen | null = null
  private done = 0
  /** Things picked for the question that is running. */
  private picks = 0
  private readonly most: number

  /** @param most things done in one phase before it passes */
  constructor(most: number) {
    this.most = most
  }

  decide(seen: readonly Seen[]): Wish {
    const targets = seen.filter(({ mark }) => mark === 'legal')
    // as many as one likes: one will do
    const enough = this.picks > 0 ? seen.find(({ name }) => ENOUGH.test(name)) : undefined
    if (targets.length > 0 && enough === undefined) return this.aim(targets)
    this.picks = 0
    if (enough !== undefined) return { kind: 'answer', what: enough }
    const [what] = seen
      .filter(({ mark, id, name }) => mark === 'ready' && !this.tried.has(id) && !SHIP.test(name))
      // every other time a card
      .sort((a, b) => (Number(isCard(a)) - Number(isCard(b))) * (this.done % 2 === 0 ? 1 : -1))
    if (what !== undefined && this.done < this.most) {
      this.taken = what
      this.tried.add(what.id)
      return { kind: 'take', what }
    }
    this.taken = null
    const plan = seen.find(({ name }) => PLAN.test(name))
    if (plan !== undefined) return { kind: 'take', what: plan }
    const answers = seen.filter(({ mark, name }) => mark === 'answer' && !PLANNED.test(name))
    const pass = answers.find(({ name }) => PASS.test(name))
    const [answer] = answers.filter((one) => one !== pass)
    // a card without a target is used by its button
    if (answer !== undefined) return { kind: 'answer', what: answer }
    if (pass === undefined) throw new Error('there is nothing to press')
    this.tried.clear()
    this.done = 0
    return { kind: 'end turn', what: pass }
  }

  private aim(targets: Seen[]): Wish {
    const from = this.taken
    this.taken = null
    const [what] = targets.sort((a, b) => worth(b) - worth(a))
    // drones that could only fly elsewhere stay where they are; those in the hangar come again and again
    if (from !== null && isDrone(from) && LANE.test(what.name)) return { kind: 'put back' }
    if (from !== null && !isDrone(from) && !isCard(from)) this.tried.delete(from.id)
    if (from !== null) this.done++
    else this.picks++
    return { kind: 'aim', from, what }
  }
}

const isDrone = ({ name }: Seen): boolean => MINE.test(name)
/** Drones of the hangar say how many are ready; whatever else is no drone on the board lies in the hand. */
const isCard = (one: Seen): boolean => !isDrone(one) && !/, ready \d/.test(one.name)

function worth({ name }: Seen): number {
  if (SHIP.test(name) && !MINE.test(name)) return 3
  if (LANE.test(name)) return /left/i.test(name) ? 1 : 0
  return MINE.test(name) ? 1.5 : 2
}
