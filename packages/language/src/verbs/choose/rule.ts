import { actorOf, emit, outcomeOf, rule, selfOf } from '@cardwright/engine/author'

export const choose = rule({
  name: 'choose',
  stands: 'option',
  whole: (m, f, step) =>
    emit(m, m.rules.events.on.optionChosen, selfOf(m, f), actorOf(m, f), outcomeOf(m, f, step)),
})
