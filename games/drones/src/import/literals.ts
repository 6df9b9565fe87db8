// Reads the object literals of the design document: JSON plus JavaScript syntax (comments, bare keys,
// single quotes, commas at the end). Nothing is run.

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(-?\d+(?:\.\d+)?)|([A-Za-z_$][\w$]*)|([[\]{}:,])/y

type Token = { sign: string } | { value: unknown; isWord?: true }

const WORDS: Record<string, unknown> = { true: true, false: false, null: null }

function tokensOf(text: string): Token[] {
  const out: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (found === null)
      throw new Error(`line ${text.slice(0, at).split('\n').length}: cannot read this`)
    const [, quoted, number, word, sign] = found
    if (quoted !== undefined) out.push({ value: unquoted(quoted) })
    else if (number !== undefined) out.push({ value: Number(number) })
    else if (word !== undefined) out.push({ value: word, isWord: true })
    else if (sign !== undefined) out.push({ sign })
  }
  return out
}

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(.)/g, '$1')

/** One value, or several cards behind each other. */
export function readLiterals(text: string): unknown[] {
  const tokens = tokensOf(text)
  let next = 0
  const isNext = (sign: string): boolean => {
    const token = tokens[next]
    return token !== undefined && 'sign' in token && token.sign === sign
  }
  const skip = (sign: string): void => {
    if (!isNext(sign)) throw new Error(`"${sign}" is missing`)
    next++
  }
  const list = <T>(end: string, read: () => T): T[] => {
    const out: T[] = []
    next++
    while (!isNext(end)) {
      out.push(read())
      if (!isNext(end)) skip(',')
    }
    next++
    return out
  }
  const plain = (): { value: unknown; isWord?: true } => {
    const token = tokens[next++]
    if (token === undefined || 'sign' in token) throw new Error('a value is missing')
    return token
  }
  function value(): unknown {
    if (isNext('[')) return list(']', value)
    if (isNext('{')) return Object.fromEntries(list('}', entry))
    const token = plain()
    if (!token.isWord) return token.value
    const word = String(token.value)
    if (!Object.hasOwn(WORDS, word)) throw new Error(`"${word}" is no value`)
    return WORDS[word]
  }
  function entry(): [string, unknown] {
    const key = String(plain().value)
    skip(':')
    return [key, value()]
  }
  const out: unknown[] = []
  while (next < tokens.length) {
    out.push(value())
    if (isNext(',')) next++
  }
  return out
}
