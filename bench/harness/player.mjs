// How a contestant is asked to play: here, or in a process of its own. What a library does to the engine that runs
// it (patched built-ins, a heap full of its own) would slow down all others beside it.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cycle, slice, TraceDiffers } from './measure.mjs'
import { survey } from './traces.mjs'

export const playHere = (id, module) => ({
  survey: async (games) => survey(module, games),
  cycle: async (games) => cycle(module, games),
  slice: async (...plan) => slice({ id, module }, ...plan),
})

/** @param address of the built contestant */
export async function playApart(id, address) {
  const child = fork(fileURLToPath(new URL('./booth.mjs', import.meta.url)), {
    serialization: 'advanced',
  })
  const ask = (call, ...args) =>
    new Promise((done, fail) => {
      const gone = (code) => fail(new Error(`${id} has ended with code ${code}`))
      child.once('exit', gone)
      child.once('message', ({ value, problem }) => {
        child.off('exit', gone)
        if (problem === undefined) done(value)
        else fail(problem.name === 'TraceDiffers' ? new TraceDiffers(problem.message) : problem)
      })
      child.send({ call, args })
    })
  await ask('load', id, address)
  return {
    survey: (...args) => ask('survey', ...args),
    cycle: (...args) => ask('cycle', ...args),
    slice: (...args) => ask('slice', ...args),
    end: () => child.disconnect(),
  }
}
