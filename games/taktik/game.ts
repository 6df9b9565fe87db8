// Taktik: what it is called and where its parts lie.
import type { GameFile } from '@cardwright/games'

export { taktik as code } from './src/code.ts'

export const game: GameFile = {
  name: { en: 'Taktik', ru: 'Тактика' },
  line: {
    en: 'Ten against fifteen, one map, six cards up the sleeve.',
    ru: 'Десять против пятнадцати, одна карта и шесть козырей в рукаве.',
  },
  minutes: 60,
  board: './board/index.ts',
  poster: './board/poster.tsx',
}
