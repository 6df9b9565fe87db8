// One run: load, prove equal traces, warm up, time, judge.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { load } from './build.mjs'
import { contestants, references } from './contestants.mjs'
import { costFigures } from './costs.mjs'
import { rateFigures, ratioFigures } from './figures.mjs'
import { bench } from './install.mjs'
import { rounds, warmUp } from './measure.mjs'
import { checkTraces } from './traces.mjs'

const plans = {
  quick: {
    traces: { fast: 100, slow: 3 },
    warmUp: { milliseconds: 400, slowMilliseconds: 2000 },
    rounds: { count: 9, milliseconds: 150 },
    undone: 20_000,
  },
  full: {
    traces: { fast: 3000, slow: 10 },
    warmUp: { milliseconds: 1000, slowMilliseconds: 4000 },
    rounds: { count: 15, milliseconds: 250 },
    undone: 100_000,
  },
}

export async function runBenchmark({ quick, peers }) {
  const plan = quick ? plans.quick : plans.full
  const notes = []
  const loaded = []
  for (const each of choosePresent(peers, notes)) loaded.push({ ...each, module: await load(each) })
  const referenceOf = (game) => loaded.find(({ id }) => id === references[game])

  const traces = checkTraces(loaded, referenceOf, plan.traces)
  warmUp(loaded, plan.warmUp)
  let rates = rounds(loaded, referenceOf, plan.rounds)
  let figures = ratioFigures(rates)
  if (!isSteady(figures)) {
    notes.push(
      `A/A was ${aa(figures).toFixed(3)}, outside 0.97–1.03: all rounds were repeated once.`,
    )
    rates = rounds(loaded, referenceOf, plan.rounds)
    figures = ratioFigures(rates)
    if (!isSteady(figures))
      notes.push(`A/A is still ${aa(figures).toFixed(3)}: do not trust these figures.`)
  }
  return {
    ok: true,
    node: process.versions.node,
    quick,
    traces,
    figures: [...figures, ...(await costFigures(loaded, plan.undone))],
    rates: rateFigures(rates),
    notes,
  }
}

/** The engine's contestants may not exist yet, the peers may not be installable. */
function choosePresent(peers, notes) {
  const isThere = ({ entry, needs }) =>
    needs === 'peers' ? peers : existsSync(join(bench, 'src/contestants', `${entry}.ts`))
  const missing = contestants.filter((each) => !isThere(each))
  if (missing.length > 0) notes.push(`Left out: ${missing.map(({ id }) => id).join(', ')}.`)
  return contestants.filter(isThere)
}

const aa = (figures) => figures.find(({ id }) => id === 'aa').median
const isSteady = (figures) => Math.abs(aa(figures) - 1) <= 0.03
