import {
  actorOf,
  at,
  cellOf,
  emit,
  endEffect,
  laneOf,
  outcomes,
  owner,
  retire,
  rule,
  setOutcome,
  takeOff,
  type CompiledStep,
} from '@cardwright/engine/author'

const isEffect = ({ target, each }: CompiledStep): boolean =>
  target?.kind === 'effect' || each?.kind === 'effect'

export const remove = rule({
  name: 'remove',
  change(m, f, step, e) {
    setOutcome(m, f, step, outcomes.removed)
    if (isEffect(step)) return endEffect(m, e)
    const was = at(m, e)
    takeOff(m, e)
    retire(m, e)
    return was
  },
  tell(m, f, step, e, was) {
    const { on } = m.rules.events
    // of an effect it is the source
    if (isEffect(step)) emit(m, on.modifierEnded, -1, actorOf(m, f), -1, was)
    else if (was >= 0) emit(m, on.removed, e, owner(m, e), cellOf(m, was), laneOf(m, was))
  },
  preview(m, _f, step, e) {
    if (!isEffect(step)) takeOff(m, e)
  },
})
