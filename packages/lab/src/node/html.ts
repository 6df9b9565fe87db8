// A report as one self-contained HTML file: program, styles, typefaces and data.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { LabReport } from '../report/report.ts'

const { resolve } = createRequire(import.meta.url)
const SUBSETS = ['latin', 'cyrillic']
/** Package of Fontsource, family, weights. */
const FACES: [string, string, number[]][] = [
  ['alegreya', 'Alegreya', [900]],
  ['alegreya-sans', 'Alegreya Sans', [400, 700]],
  ['sofia-sans-condensed', 'Sofia Sans Condensed', [700]],
]

export interface HtmlOptions {
  lang: 'en' | 'ru'
  /** Address of the page that shows replays. */
  site?: string
}

interface PageParts {
  program: string
  styles: string
}

let made: Promise<PageParts> | null = null

/** The common part of all pages. Building it needs a child process, which Ctrl-C would also end, so it is built first. */
export const preparePage = (): Promise<PageParts> => (made ??= make())

/** A closing tag inside a string would end the script. */
const safe = (text: string): string => text.replaceAll('</', String.raw`<\/`)
const PROGRAM = new URL('../page/file-page.ts', import.meta.url)
const STYLES = new URL('../page/file-page.css', import.meta.url)

export async function htmlOf(report: LabReport, { lang, site }: HtmlOptions): Promise<string> {
  const { program, styles } = await preparePage()
  const at = site === undefined ? '' : ` data-site="${site.replaceAll(/["&<>]/g, '')}"`
  return `<!doctype html>
<html lang="${lang}" data-lang="${lang}"${at}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${report.game.name[lang]}</title>
<style>${styles}</style>
</head>
<body>
<script type="application/json" id="report">${safe(JSON.stringify(report))}</script>
<script>${safe(program)}</script>
</body>
</html>
`
}

async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

async function make(): Promise<PageParts> {
  const [program, styles] = await Promise.all([bundle(PROGRAM), bundle(STYLES)])
  return { program, styles: FACES.map(facesOf).join('') + styles }
}

function facesOf([name, family, weights]: [string, string, number[]]): string {
  const folder = dirname(resolve(`@fontsource/${name}/package.json`))
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return SUBSETS.flatMap((subset) =>
    weights.map((weight) => {
      const file = join(folder, `files/${name}-${subset}-${weight}-normal.woff2`)
      const data = readFileSync(file).toString('base64')
      return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${ranges[subset]}}`
    }),
  ).join('')
}
