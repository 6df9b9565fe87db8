// Lines from pieces of text, and never more of a line in memory than is allowed: a reader must not die of one.

/** A line that is too long arrives as null, once. */
export async function* linesIn(
  pieces: AsyncIterable<string>,
  most: number,
): AsyncGenerator<string | null> {
  let held: string[] = []
  let length = 0
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      held.push(piece.slice(from, end))
      length += end - from
      from = end + 1
      yield length > most ? null : held.join('')
      held = []
      length = 0
    }
    length += piece.length - from
    if (length <= most) held.push(piece.slice(from))
    else held = []
  }
  if (length > 0) yield length > most ? null : held.join('')
}
