import {
  emit,
  hold,
  isAttached,
  lift,
  outcomes,
  owner,
  putIn,
  rule,
  setOutcome,
} from '@cardwright/engine/author'

export const discard = rule({
  name: 'discard',
  change(m, f, step, e) {
    if (isAttached(m, e)) lift(m, e)
    putIn(m, e, m.rules.zones.discard!)
    setOutcome(m, f, step, outcomes.discarded)
    return 0
  },
  tell(m, _f, _step, e) {
    emit(m, m.rules.events.on.cardDiscarded, e, owner(m, e), 1)
  },
  preview(m, _f, _step, e) {
    hold(m, e)
  },
})
