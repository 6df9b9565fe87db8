// Games that have a list of scenes and no file of their own here.
import { existsSync, readdirSync } from 'node:fs'
import { games } from '@cardwright/games/here'
import { lookAt } from './look-at.ts'

const files = readdirSync(new URL('.', import.meta.url))
/** `npm run look -- pond`; without a name, all of them. */
const wanted = process.env['LOOK_GAME']

for (const { id, file } of games) {
  const isOne = !files.includes(`${id}.test.ts`) && existsSync(new URL('scenes.yaml', file))
  if (isOne && (wanted === undefined || wanted === id)) await lookAt(id)
}
