import { actorOf, emit, keepTurn, outcomes, rule, setOutcome } from '@cardwright/engine/author'

export const again = rule({
  name: 'again',
  whole(m, f, step) {
    keepTurn(m)
    setOutcome(m, f, step, outcomes.kept)
    emit(m, m.rules.events.on.turnKept, actorOf(m, f))
  },
})
