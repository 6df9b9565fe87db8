// Drones: what it is called and where its parts lie.
import type { GameFile } from '@cardwright/games'

export { drones as code } from './src/code.ts'

export const game: GameFile = {
  name: { en: 'Drones', ru: 'Дроны' },
  line: {
    en: 'Two ships, three lanes, and orders that chain.',
    ru: 'Два корабля, три линии и приказы, что сцепляются в цепи.',
  },
  minutes: 30,
  board: './board/index.ts',
  poster: './board/poster.tsx',
  tools: './src/tools.ts',
}
