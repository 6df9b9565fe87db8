import {
  actorOf,
  changePending,
  emit,
  outcomes,
  pendingNamed,
  rule,
  selfOf,
  setOutcome,
} from '@cardwright/engine/author'

export const redirect = rule({
  name: 'redirect',
  whole(m, f, step) {
    const self = selfOf(m, f)
    const to = step.toRef !== null ? step.toRef.get(m, self, self, f) : self
    changePending(m, f, 'target', to)
    const attacker = pendingNamed(m, f, 'attacker')
    setOutcome(m, f, step, outcomes.redirected)
    emit(m, m.rules.events.on.attackRedirected, attacker, actorOf(m, f), to, self)
  },
})
