// A channel carries no message that is too long (browsers differ in what that is): longer ones go in pieces.
const LONGEST = 16_000
const MORE = '+'
const LAST = '.'

export function inPieces(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; ; at += LONGEST) {
    const isLast = at + LONGEST >= text.length
    pieces.push((isLast ? LAST : MORE) + text.slice(at, at + LONGEST))
    if (isLast) return pieces
  }
}

/** Takes pieces in order and hands on whole messages. */
export function joined(hear: (text: string) => void): (piece: string) => void {
  let parts: string[] = []
  return (piece) => {
    parts.push(piece.slice(1))
    if (piece.startsWith(MORE)) return
    const text = parts.join('')
    parts = []
    hear(text)
  }
}
