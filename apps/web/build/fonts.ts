// `import 'virtual:fonts.css'`: the typefaces of all presses, Latin and Cyrillic only, as woff2 only. A browser
// fetches the files whose letters it shows.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:fonts.css'
const SUBSETS = ['latin', 'cyrillic']

/** Package of Fontsource, family, weights. */
const FACES: [string, string, number[]][] = [
  ['alegreya', 'Alegreya', [900]],
  ['alegreya-sans', 'Alegreya Sans', [400, 700, 800]],
  ['sofia-sans-condensed', 'Sofia Sans Condensed', [700, 800]],
  ['jetbrains-mono', 'JetBrains Mono', [400]],
  ['tektur', 'Tektur', [700]],
  ['jura', 'Jura', [700]],
  ['old-standard-tt', 'Old Standard TT', [400]],
  ['ruslan-display', 'Ruslan Display', [400]],
]

export function fonts(): Plugin {
  return {
    name: 'cardwright-fonts',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? FACES.map(facesOf).join('\n') : null),
  }
}

function facesOf([name, family, weights]: [string, string, number[]]): string {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  const style = name === 'old-standard-tt' ? 'italic' : 'normal'
  return SUBSETS.flatMap((subset) =>
    weights.map(
      (weight) => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('${join(folder, `files/${name}-${subset}-${weight}-${style}.woff2`)}') format('woff2');
  unicode-range: ${ranges[subset]};
}`,
    ),
  ).join('\n')
}
