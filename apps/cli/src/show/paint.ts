// Colours by plain ANSI codes, or none. Text is padded before it is painted.

export interface Paint {
  bold(text: string): string
  dim(text: string): string
  accent(text: string): string
  /** In the colour of a player; `-1`: no owner. */
  owner(seat: number, text: string): string
}

const code = (open: number, close: number) => (text: string) =>
  `\u001b[${open}m${text}\u001b[${close}m`
const plain = (text: string) => text

const SEATS = [36, 31, 32, 35]

export function paintWith(hasColour: boolean): Paint {
  if (!hasColour) return { bold: plain, dim: plain, accent: plain, owner: (_, text) => text }
  return {
    bold: code(1, 22),
    dim: code(2, 22),
    accent: code(33, 39),
    owner: (seat, text) => code(SEATS[seat] ?? 90, 39)(text),
  }
}

/** Distinguishable without colour too. */
const MARKS = ['●', '○', '◆', '◇']
export const markOf = (seat: number): string => MARKS[seat] ?? '▲'

const length = (text: string): number => [...text].length

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - length(text)))

/** Shortens the last word to its first letter, then cuts. */
export function fit(text: string, width: number): string {
  if (length(text) <= width) return text
  const words = text.split(' ')
  const short =
    words.length > 1 ? [...words.slice(0, -1), `${words.at(-1)!.charAt(0)}.`].join(' ') : text
  return length(short) <= width ? short : `${[...short].slice(0, width - 1).join('')}…`
}

/** Wraps a text at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n').filter((part) => part !== '')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      if (line !== '' && length(line) + 1 + length(word) > width) {
        lines.push(line)
        line = word
      } else line = line === '' ? word : `${line} ${word}`
    }
    lines.push(line)
  }
  return lines
}
