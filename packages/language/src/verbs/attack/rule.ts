import { rule } from '@cardwright/engine/author'

/** What every game's attack has in common: each game brings its own procedure. */
export const attack = rule({
  name: 'attack',
  isBarrier: true,
  payload: ['attacker:unit', 'seat:seat', 'target:any'],
})
