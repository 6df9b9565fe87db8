// An audit as one page that needs nothing else: tables, and bars drawn as SVG.
import type { AuditReport } from '@cardwright/all'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
table { border-collapse: collapse; margin: 0.5rem 0 1.5rem } td, th { text-align: left; padding: 0.2rem 1rem 0.2rem 0; border-bottom: 1px solid #ddd }
svg { display: block; margin: 0.5rem 0 1.5rem } rect { fill: #7a5cc0 } rect.below { fill: #b4472f } line { stroke: #999 } text { font: 13px system-ui, sans-serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1b20 } td, th { border-color: #444 } }
`

const ROW = 24
const LABEL = 150
const WIDTH = 420
const ROOM = 60

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
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(3)
    return [
      `<text x="0" y="${y + 16}">${escape(label)}</text>`,
      `<rect x="${x}" y="${y + 4}" width="${length}" height="${ROW - 8}"${value < 0 ? ' class="below"' : ''}/>`,
      `<text x="${end}" y="${y + 16}" text-anchor="${anchor}">${shown}</text>`,
    ].join('')
  })
  const width = LABEL + WIDTH + 2 * ROOM
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">${rows.join('')}<line x1="${zero}" x2="${zero}" y1="0" y2="${height}"/></svg>`
}

const row = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`

export function auditPage({ title, sheets }: AuditReport): string {
  const parts = sheets.flatMap((sheet) => [
    `<h2>${escape(sheet.title)}</h2>`,
    ...sheet.bars.map((one) => `<h3>${escape(one.title)}</h3>${plot(one.bars)}`),
    ...sheet.tables.map(
      (one) =>
        `<h3>${escape(one.title)}</h3><table>${row('th', one.head)}${one.rows.map((cells) => row('td', cells)).join('')}</table>`,
    ),
    '<h3>Findings</h3>',
    sheet.findings.length === 0
      ? '<p>None.</p>'
      : `<table>${sheet.findings.map(({ id, severity, text }) => row('td', [id, severity, text])).join('')}</table>`,
  ])
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1>
${parts.join('\n')}
</html>
`
}
