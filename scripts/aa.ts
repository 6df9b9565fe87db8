// `npm run lab:aa`: A/A runs of the lab, with a look after every deal. Nothing moves in them, so at most one in twenty may ever say that something
// did: whoever watches a run and stops when he likes what he sees is misled no more often. The short version is packages/lab/src/stats/bets.test.ts.
import { parseArgs } from 'node:util'
import { again, drawn, lengths, many, strangers, twins, type Dealer } from './aa/deals.ts'
import { playedApart, playedTwins } from './aa/played.ts'
import { looks } from './aa/runs.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    deals: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const [runs, deals, seed] = [values.runs, values.deals, values.seed].map(Number)

const numbers = { options: { mode: 'demo' }, names: ['seat 0', 'turns', 'early wolf'] }
const kinds: Record<string, () => Promise<Dealer> | Dealer> = {
  'even shares, made by lot': () => strangers(500),
  'rare shares, made by lot': () => strangers(30),
  'a card that decides one deal of 25, by lot': () => twins(40),
  'a card that decides every third deal, by lot': () => twins(333),
  'edge of those who draw a card, by lot': () => drawn(300),
  'lengths of games, by lot': () => lengths,
  'ten numbers at once, by lot': () => many(10),
  'tic-tac-toe, first seat': async () =>
    again(await playedApart('starter', 3000, { options: {}, names: ['seat 0'] })),
  'Forest, first seat, length and an edge': async () =>
    again(await playedApart('forest', 1000, numbers)),
  'Forest, a Wolf of damage 2, which side by lot': async () =>
    again(
      await playedTwins('forest', 500, {
        card: 'wolf',
        change: (text) => text.replace(/"damage":1/, '"damage":2'),
      }),
    ),
}

const percent = (n: number): string => `${((100 * n) / runs).toFixed(1)} %`

let isHonest = true
console.log(`${runs} runs of ${deals} deals in which nothing moves, with a look after every deal`)
for (const [name, dealer] of Object.entries(kinds)) {
  if (!name.includes(values.only)) continue
  const { missed, moved, missedBefore } = looks(await dealer(), { runs, deals, seed })
  // several numbers at once are judged together
  const misled = /ten|length and/.test(name) ? moved : missed
  isHonest &&= misled <= 0.05 * runs
  console.log(
    `${name}: 0 left out ${percent(missed)}, moved ${percent(moved)}; intervals for one look: ${percent(missedBefore)}`,
  )
}
process.exitCode = isHonest ? 0 : 1
