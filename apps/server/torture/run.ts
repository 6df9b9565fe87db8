// The command behind `npm run torture`.
import { parseArgs } from 'node:util'
import { killAgainAndAgain } from './kills.ts'
import { isSound } from './matches.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    matches: { type: 'string', default: '12' },
    game: { type: 'string', default: 'forest' },
    storage: { type: 'string', default: 'sqlite,postgres' },
    nodes: { type: 'string', default: '1' },
    life: { type: 'string', default: '1500' },
    json: { type: 'boolean', default: false },
  },
})
const tell = (line: string) => process.stderr.write(`\r\u001b[K${line}`)
const results = []
for (const storage of values.storage.split(',') as ('sqlite' | 'postgres')[]) {
  const result = await killAgainAndAgain({
    storage,
    nodes: Number(values.nodes),
    kills: Number(values.kills),
    matches: Number(values.matches),
    game: values.game,
    life: Number(values.life),
    tell,
  })
  tell('')
  results.push({ storage, nodes: Number(values.nodes), ...result })
}
if (values.json) console.log(JSON.stringify(results, null, 2))
else
  for (const one of results)
    console.log(
      `${one.storage}, ${one.nodes} node(s): ${one.kills} kills, ${one.acknowledged} acknowledged, ${one.lost} lost, ${one.twice} twice, ${one.gaps} gaps, ${one.unplayable} unplayable, ${one.different} different`,
    )
process.exitCode = results.every(isSound) ? 0 : 1
