// Reads the import specifiers out of one TypeScript source text.
// Static imports start a line (Prettier sees to that), which is what keeps comments and strings out.

const names = String.raw`(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})`
const target = String.raw`(['"])(?<specifier>[^'"\n]+)`

const statements = [
  `^import\\s+(?<type>type\\s+)?(?:[\\w$]+\\s*,?\\s*)?${names}?\\s*from\\s*${target}`,
  `^export\\s+(?<type>type\\s+)?${names}\\s*from\\s*${target}`,
  `^import\\s*${target}`,
].map((source) => new RegExp(source, 'gm'))

// `import('x')` as a call loads a module, as a type (`typeof import('x')`, `import('x').Card`) also ties to it.
const calls = new RegExp(String.raw`\bimport\(\s*${target}`, 'g')

/** @returns {{ specifier: string, typeOnly: boolean, line: number }[]} */
export function importsOf(text) {
  const found = statements.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      specifier: match.groups.specifier,
      typeOnly: match.groups.type !== undefined,
      line: lineOf(text, match.index),
    })),
  )
  for (const match of text.matchAll(calls)) {
    if (isInComment(text, match.index)) continue
    const line = lineOf(text, match.index)
    found.push({ specifier: match.groups.specifier, typeOnly: false, line })
  }
  return found.sort((a, b) => a.line - b.line)
}

/** @returns {{ word: string, line: number }[]} the words that appear outside comments */
export function wordsIn(text, words) {
  const found = []
  text.split('\n').forEach((source, index) => {
    for (const { word, pattern } of words) {
      const match = pattern.exec(source)
      // A triple-slash reference is a comment that the compiler obeys.
      if (match && (match[0].startsWith('///') || !startsComment(source.slice(0, match.index))))
        found.push({ word, line: index + 1 })
    }
  })
  return found
}

function isInComment(text, index) {
  return startsComment(text.slice(text.lastIndexOf('\n', index - 1) + 1, index))
}

function startsComment(before) {
  return /(?:^|\s)\/\/|\/\*|^\s*\*/.test(before)
}

function lineOf(text, index) {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++
  return line
}
