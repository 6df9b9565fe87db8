// Forest of Dreams: what it is called and where its parts lie.
import type { GameFile } from '@cardwright/games'

export { forest as code } from './src/code.ts'

export const game: GameFile = {
  name: { en: 'Forest of Dreams', ru: 'Лес снов' },
  line: {
    en: 'Wolves, wisps and one row to cross.',
    ru: 'Волки, огоньки и один ряд, который надо пройти.',
  },
  minutes: 15,
  board: './board/index.ts',
  poster: './board/poster.tsx',
}
