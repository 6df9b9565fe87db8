// Skirmish: what it is called and where its parts lie.
import type { GameFile } from '@cardwright/games'

export { skirmish as code } from './src/code.ts'

export const game: GameFile = {
  name: { en: 'Skirmish', ru: 'Стычка' },
  line: {
    en: 'Agents, hoods and machines fight for the lines of one sector.',
    ru: 'Агенты, бунтари и машины бьются за линии одного сектора.',
  },
  minutes: 25,
  board: './board/index.ts',
  poster: './board/poster.tsx',
}
