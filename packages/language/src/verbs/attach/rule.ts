import {
  actorOf,
  attachTo,
  emit,
  outcomes,
  pickOf,
  rule,
  selfOf,
  setOutcome,
  toPlace,
} from '@cardwright/engine/author'

export const attach = rule({
  name: 'attach',
  whole(m, f, step) {
    const self = selfOf(m, f)
    const place = toPlace(m, f, step)
    const picked = place >= 0 ? place : pickOf(m, f, step)
    const host = step.toRef !== null ? step.toRef.get(m, self, self, f) : picked
    attachTo(m, self, host)
    setOutcome(m, f, step, outcomes.attached)
    emit(m, m.rules.events.on.attached, self, actorOf(m, f), host)
  },
})
