import type { Poster } from '@cardwright/table'

const Picture = () => (
  <svg viewBox="0 0 250 440" aria-hidden="true">
    <path d="M0 300q60-40 125-20t125-10v170H0z" fill="var(--plot)" />
  </svg>
)

export const poster: Poster = {
  id: 'forest',
  Picture,
  players: '2',
  minutes: 15,
  texts: {
    en: { name: 'Forest of Dreams', line: 'Wolves, wisps and one row to cross.', press: 'Woodcut' },
    ru: {
      name: 'Лес снов',
      line: 'Волки, огоньки и один ряд, который надо пройти.',
      press: 'Гравюра',
    },
  },
}
