// The process of one contestant.
import { playHere } from './player.mjs'

let player = null
const calls = {
  load: async (id, address) => {
    player = playHere(id, await import(address))
  },
  survey: (...args) => player.survey(...args),
  cycle: (...args) => player.cycle(...args),
  slice: (...args) => player.slice(...args),
}

process.on('message', ({ call, args }) =>
  calls[call](...args).then(
    (value) => process.send({ value }),
    (problem) => process.send({ problem }),
  ),
)
