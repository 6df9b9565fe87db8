// Sets the Markdown that rules are written in: headings, paragraphs, lists, tables, bold, italics, code and
// links. A page of rules that uses more is refused when the page is built.

export interface SetPage {
  html: string
  /** Headings of the second level, in order. */
  contents: { id: string; title: string }[]
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Words inside a line. Rule numbers at its start become places one can link to. */
export function setLine(text: string): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([A-Z]{2}-[\d.]+)\*\*/g, '<b class="rule" id="$1">$1</b>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replaceAll(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, '<i>$1</i>')
    .replaceAll(/\[([^\]]+)\]\((#[^)\s]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replaceAll(/(?<!id="|">|#)\b([A-Z]{2}-\d+(?:\.\d+)+)\b/g, '<a href="#$1">$1</a>')
}

export function setPage(markdown: string): SetPage {
  const contents: SetPage['contents'] = []
  const html = blocksOf(markdown).map((block) => setBlock(block, contents))
  return { html: html.join('\n'), contents }
}

/** Lines that belong together; blank lines part them, except inside a list. */
function blocksOf(markdown: string): string[][] {
  const blocks: string[][] = []
  let block: string[] = []
  const close = () => {
    if (block.length > 0) blocks.push(block)
    block = []
  }
  for (const line of markdown.split('\n')) {
    const isHeading = /^#{1,6} /.test(line)
    if (line.trim() === '' || isHeading) close()
    if (isHeading) blocks.push([line])
    else if (line.trim() !== '') {
      const beginsList = /^(-|\d+\.) /.test(line) && !/^(-|\d+\.) /.test(block[0] ?? '- ')
      if (beginsList) close()
      block.push(line)
    }
  }
  close()
  return blocks
}

function setBlock(lines: string[], contents: SetPage['contents']): string {
  const [first] = lines
  const heading = /^(#{1,6}) (.*)$/.exec(first)
  if (heading) return setHeading(heading[1].length, heading[2], contents)
  if (first.startsWith('|')) return setTable(lines, contents)
  if (first.startsWith('- ')) return setList('ul', /^- /, lines)
  if (/^\d+\. /.test(first)) return setList('ol', /^\d+\. /, lines)
  if (/^(```|>|<)/.test(first)) throw new Error(`rules are not set with "${first}"`)
  return `<p>${setLine(lines.join(' '))}</p>`
}

function setHeading(level: number, title: string, contents: SetPage['contents']): string {
  // the page has its own first heading
  if (level === 1) return ''
  const id = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  if (level === 2) contents.push({ id, title })
  return `<h${level} id="${id}">${setLine(title)}</h${level}>`
}

function setList(tag: 'ul' | 'ol', bullet: RegExp, lines: string[]): string {
  const items: string[] = []
  for (const line of lines)
    if (bullet.test(line)) items.push(line.replace(bullet, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  return `<${tag}>${items.map((item) => `<li>${setLine(item)}</li>`).join('')}</${tag}>`
}

/** A wide table can be moved sideways, so it has a name: its section, and its first line. */
function setTable(lines: string[], contents: SetPage['contents']): string {
  const rows = lines.map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => setLine(cell.trim().replaceAll('\\|', '|'))),
  )
  const [head, , ...body] = rows
  const headed = `<thead>${row('th', head)}</thead>`
  const name = [contents.at(-1)?.title ?? '', ...head].join(', ').replaceAll(/<[^>]+>/g, '')
  return `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>${headed}<tbody>${body.map((cells) => row('td', cells)).join('')}</tbody></table></div>`
}

const row = (tag: string, cells: string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
