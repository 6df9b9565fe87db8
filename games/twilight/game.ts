// Twilight Marches: what it is called and where its parts lie.
import type { GameFile } from '@cardwright/games'

export { twilight as code } from './src/code.ts'

export const game: GameFile = {
  name: { en: 'Twilight Marches', ru: 'Сумрачные Пределы' },
  line: {
    en: 'Every foe has a body and a will. Break one of them; the world remembers which.',
    ru: 'У врага есть тело и дух. Сломи одно из двух: мир запомнит что.',
  },
  minutes: 40,
  board: './board/index.ts',
  poster: './board/poster.tsx',
  tools: './src/tools.ts',
}
