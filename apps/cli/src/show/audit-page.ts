// An audit as one self-contained page: tables, and bars drawn as SVG.
import type { AuditReport } from '@cardwright/games'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

// black on white, with one colour for negative values
const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbf5e7, #1d1714); --ink: light-dark(#231613, #f4e9d6); --quiet: light-dark(#5d4a3f, #c9b8a2); --rule: light-dark(#cbb994, #4c3d33); --red: light-dark(#9e2319, #f0705c) }
body { font: 16px/1.5 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 2rem 1rem 4rem; color: var(--ink); background: var(--paper) }
h1, h2 { font-family: 'Old Standard TT', Georgia, 'Times New Roman', serif; line-height: 1.15; margin: 0 }
h1 { font-size: 1.1rem; font-weight: 400; color: var(--quiet) }
h2 { font-size: 2.1rem; margin-top: 2rem; padding-top: 1rem; border-top: 5px double var(--ink) }
h3 { font-size: 1rem; margin: 0 0 0.5rem }
.says { font-size: 1.15rem; margin: 0.3rem 0 1.2rem }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.6rem 2.4rem; margin-top: 1.6rem; align-items: start }
.wide { grid-template-columns: repeat(auto-fit, minmax(min(100%, 29rem), 1fr)) }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums } td, th { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; border-bottom: 1px solid var(--rule) } th { color: var(--quiet); font-weight: 600 }
.findings td:first-child { font-weight: 700; color: var(--red); white-space: nowrap }
svg { display: block; width: 100%; height: auto } rect { fill: var(--ink) } rect.below { fill: var(--red) } line { stroke: var(--quiet) } text { font: 19px 'Alegreya Sans', 'Segoe UI', system-ui, sans-serif; fill: var(--ink) } text.value { font-weight: 700 }
`

const ROW = 34
const LABEL = 150
const WIDTH = 320
const ROOM = 70

function plot(bars: readonly { label: string; value: number }[]): string {
  const least = Math.min(0, ...bars.map(({ value }) => value))
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const scale = WIDTH / (most - least || 1)
  const zero = LABEL + ROOM + -least * scale
  const height = bars.length * ROW
  const rows = bars.map(({ label, value }, k) => {
    const y = k * ROW
    const length = Math.abs(value) * scale
    const x = value < 0 ? zero - length : zero
    const end = value < 0 ? x - 6 : x + length + 6
    const anchor = value < 0 ? 'end' : 'start'
    const size = Number.isInteger(value) ? String(Math.abs(value)) : Math.abs(value).toFixed(3)
    const shown = value < 0 ? `−${size}` : size
    return [
      `<text x="0" y="${y + 23}">${escape(label)}</text>`,
      `<rect x="${x}" y="${y + 6}" width="${length}" height="${ROW - 12}"${value < 0 ? ' class="below"' : ''}/>`,
      `<text class="value" x="${end}" y="${y + 23}" text-anchor="${anchor}">${shown}</text>`,
    ].join('')
  })
  const width = LABEL + WIDTH + 2 * ROOM
  const said = bars.map(({ label, value }) => `${label} ${value}`).join(', ')
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(said)}">${rows.join('')}<line x1="${zero}" x2="${zero}" y1="0" y2="${height}"/></svg>`
}

const row = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`

/** One line about a deck: the number of findings, and the first of them. */
function headline(findings: AuditReport['sheets'][number]['findings']): string {
  const [first] = findings
  if (first === undefined) return 'No findings.'
  const many = findings.length === 1 ? 'One finding' : `${findings.length} findings`
  return `${many}; the first: ${first.text}.`
}

export function auditPage({ title, sheets }: AuditReport): string {
  const parts = sheets.flatMap((sheet) => [
    `<section><h2>${escape(sheet.title)}</h2>`,
    `<p class="says">${escape(headline(sheet.findings))}</p>`,
    sheet.findings.length === 0
      ? ''
      : `<table class="findings">${sheet.findings.map(({ id, severity, text }) => row('td', [id, severity, text])).join('')}</table>`,
    '<div class="columns">',
    ...sheet.bars.map((one) => `<div><h3>${escape(one.title)}</h3>${plot(one.bars)}</div>`),
    '</div><div class="columns wide">',
    ...sheet.tables.map(
      (one) =>
        `<div><h3>${escape(one.title)}</h3><table>${row('th', one.head)}${one.rows.map((cells) => row('td', cells)).join('')}</table></div>`,
    ),
    '</div></section>',
  ])
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>
<main><h1>${escape(title)}</h1>
${parts.join('\n')}
</main></html>
`
}
