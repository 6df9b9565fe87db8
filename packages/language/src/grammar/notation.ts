// The notation of a term in a text file: forms between bars, flags after a hash:
// "Wolf|Wolves", "damage #mass", "Волчонок|Волчонка|Волчата|Волчат #a", "ряд #в loc=ряду".

/** Every form spelled out, for words that follow no rule. */
export interface LongTerm {
  one: Record<string, string>
  many: Record<string, string>
  gender?: string
  animate?: boolean
}
export type TermSource = string | LongTerm

export interface Notation {
  /** Trimmed; an empty one means "as the rules say". */
  forms: string[]
  flags: ReadonlySet<string>
  settings: ReadonlyMap<string, string>
}

export function parseNotation(source: string): Notation {
  const hash = source.indexOf('#')
  const forms = (hash < 0 ? source : source.slice(0, hash)).split('|').map((form) => form.trim())
  const flags = new Set<string>()
  const settings = new Map<string, string>()
  for (const word of hash < 0 ? [] : source.slice(hash + 1).split(/\s+/)) {
    const [key, value] = word.split('=')
    if (value !== undefined) settings.set(key, value)
    else if (word) flags.add(word)
  }
  return { forms, flags, settings }
}

/** Flags and settings nobody reads are typing mistakes. */
export function strangers(notation: Notation, known: readonly string[]): string[] {
  const words = [...notation.flags, ...[...notation.settings.keys()].map((key) => `${key}=`)]
  return words.filter((word) => !known.includes(word))
}

/** A predicate for one, for many and for the reader. */
export interface Predicate {
  one: string
  many: string
  you: string
}

/** "может|могут|можете", "is chosen|are chosen", "cannot attack": a missing form is the one before it. */
export function parsePredicate(source: string): Predicate {
  const [one, many = one, you = many] = source.split('|').map((form) => form.trim())
  return { one, many, you }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The end of a subordinate clause in a language that sets it off with commas: it becomes a comma
 * unless the sentence stops or pauses there anyway.
 */
export const CLAUSE_END = '\u2063'

export const finish = (text: string): string =>
  text
    .replace(/\u2063+(?=\s*(?:[.,:;)»]|$))/g, '')
    .replace(/\u2063+/g, ',')
    // «во врага», «со стража»: Russian helps itself over two consonants.
    .replace(/(^| )в (?=[вф][бвгджзклмнпрстфхцчшщ])/giu, '$1во ')
    .replace(/(^| )с (?=[сзшж][бвгджзклмнпрстфхцчшщ]|щ)/giu, '$1со ')
