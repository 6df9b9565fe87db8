// One run: load, prove equal traces, warm up, time, judge.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildContestant } from './build.mjs'
import { contestants, references } from './contestants.mjs'
import { costFigures } from './costs.mjs'
import { medianFigure, paceFigures, rateFigures, ratioFigures } from './figures.mjs'
import { growthFigures } from './growth.mjs'
import { bench } from './install.mjs'
import { rounds, warmUp } from './measure.mjs'
import { playApart } from './player.mjs'
import { searchFigures } from './search.mjs'
import { threadFigures } from './threads.mjs'
import { checkTraces } from './traces.mjs'

const plans = {
  quick: {
    traces: { fast: 30, slow: 3 },
    warmUp: { milliseconds: 300, slowMilliseconds: 1500 },
    // Also on a busy machine the whole run ends within 50 s, if need be with fewer rounds.
    rounds: { count: 7, milliseconds: 150, atLeast: 1, deadline: 42_000 },
    more: { count: 7, milliseconds: 150, deadline: 42_000 },
    undone: 20_000,
  },
  full: {
    traces: { fast: 3000, slow: 10 },
    warmUp: { milliseconds: 1000, slowMilliseconds: 4000 },
    rounds: { count: 15, milliseconds: 250 },
    more: { count: 15, milliseconds: 250 },
    undone: 100_000,
  },
}

export async function runBenchmark({ quick, peers, growth = false }) {
  const plan = quick ? plans.quick : plans.full
  const notes = []
  const timed = await timeContestants(choosePresent({ quick, peers }, notes), plan, notes)
  const { traces, costs, rates } = timed
  return {
    ok: true,
    node: process.versions.node,
    quick,
    traces,
    figures: [
      ...ratioFigures(rates),
      ...medianFigure(rates),
      ...paceFigures(rates, traces),
      ...costs,
      ...(quick ? [] : [...(await searchFigures()), ...(await threadFigures())]),
    ],
    rates: rateFigures(rates),
    ...(growth ? { growth: await growthFigures() } : {}),
    notes,
  }
}

async function timeContestants(present, plan, notes) {
  const loaded = []
  try {
    for (const each of present) loaded.push({ ...each, player: await loadOne(each) })
    const referenceOf = (game) => loaded.find(({ id }) => id === references[game])
    const traces = await checkTraces(loaded, referenceOf, plan.traces)
    // Before the rounds, so that their time is known when these begin.
    const costs = await costFigures(plan.undone)
    await warmUp(loaded, plan.warmUp)
    return { traces, costs, rates: await measure(loaded, referenceOf, plan, notes) }
  } finally {
    for (const { player } of loaded) player.end()
  }
}

export class NotLoaded extends Error {
  name = 'NotLoaded'
}

async function loadOne(contestant) {
  try {
    return await playApart(contestant.id, await buildContestant(contestant))
  } catch (error) {
    throw new NotLoaded(`${contestant.id} cannot take part: ${error.message}`, { cause: error })
  }
}

/** Rounds until they are steady: repeated once; what a deadline cuts short is added to the first. */
async function measure(loaded, referenceOf, plan, notes) {
  const first = await rounds(loaded, referenceOf, plan.rounds)
  const done = first.get(references.forest).length
  if (done < plan.rounds.count)
    notes.push(`The machine is busy: only ${done} rounds were possible.`)
  if (isSteady(first)) return first
  const again = await rounds(loaded, referenceOf, plan.more)
  const more = again.get(references.forest).length
  notes.push(`A/A was ${aa(first).toFixed(3)}, outside 0.97–1.03: ${more} more rounds.`)
  if (more < plan.more.count) for (const [id, values] of again) values.unshift(...first.get(id))
  if (!isSteady(again))
    notes.push(`A/A is still ${aa(again).toFixed(3)}: take these figures as rough.`)
  return again
}

const aa = (rates) => ratioFigures(rates).find(({ id }) => id === 'aa').median
const isSteady = (rates) => Math.abs(aa(rates) - 1) <= 0.03

/** The engine's contestants may not exist yet, the peers may not be installable. */
function choosePresent({ quick, peers }, notes) {
  const isThere = ({ entry, needs }) =>
    needs === 'peers' ? peers : existsSync(join(bench, 'src/contestants', `${entry}.ts`))
  const wanted = contestants.filter(({ extra }) => !quick || !extra)
  const missing = wanted.filter((each) => !isThere(each))
  if (missing.length > 0) notes.push(`Left out: ${missing.map(({ id }) => id).join(', ')}.`)
  return wanted.filter(isThere)
}
