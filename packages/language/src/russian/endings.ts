// The endings of Russian nouns by their kind: hard, soft, on -й, on -ь, on -а, on -я, on -о, on -е.
import type { Gender } from '../grammar/term.ts'

export interface Forms {
  nom: string
  gen: string
  dat: string
  ins: string
  prep: string
  /** Only where it follows neither the nominative nor the genitive. */
  acc?: string
}

const HUSHING = 'жшщч'
const isVelarOrHushing = (letter: string): boolean =>
  'гкх'.includes(letter) || HUSHING.includes(letter)
const lastOf = (text: string): string => text.at(-1) ?? ''

export function singularForms(head: string, gender: Gender, genitive?: string): Forms {
  if (head.endsWith('мя') && gender === 'n') {
    const stem = `${head.slice(0, -1)}ен`
    return forms(head, stem, ['и', 'и', 'ем', 'и'])
  }
  if (head.endsWith('а')) return onA(head)
  if (head.endsWith('я')) return onYa(head)
  if (gender === 'f' && head.endsWith('ь')) {
    const stem = genitive ? genitive.slice(0, -1) : head.slice(0, -1)
    return { ...forms(head, stem, ['и', 'и', '', 'и']), ins: `${head}ю`, acc: head }
  }
  if (head.endsWith('ие')) return forms(head, head.slice(0, -1), ['я', 'ю', 'ем', 'и'])
  if (head.endsWith('о')) return forms(head, head.slice(0, -1), ['а', 'у', 'ом', 'е'])
  if (/[её]$/.test(head)) {
    const stem = head.slice(0, -1)
    const isHard = `${HUSHING}ц`.includes(lastOf(stem))
    return forms(head, stem, isHard ? ['а', 'у', 'ем', 'е'] : ['я', 'ю', 'ем', 'е'])
  }
  return masculine(head, genitive)
}

function masculine(head: string, genitive?: string): Forms {
  if (head.endsWith('ий')) return forms(head, head.slice(0, -1), ['я', 'ю', 'ем', 'и'])
  if (/[йь]$/.test(head)) {
    const stem = genitive ? genitive.slice(0, -1) : head.slice(0, -1)
    return forms(head, stem, ['я', 'ю', 'ем', 'е'])
  }
  const stem = genitive ? genitive.slice(0, -1) : head
  if (genitive && genitive.endsWith('я')) return forms(head, stem, ['я', 'ю', 'ем', 'е'])
  return forms(head, stem, ['а', 'у', `${HUSHING}ц`.includes(lastOf(stem)) ? 'ем' : 'ом', 'е'])
}

function onA(head: string): Forms {
  const stem = head.slice(0, -1)
  const last = lastOf(stem)
  const ins = `${HUSHING}ц`.includes(last) ? 'ей' : 'ой'
  return {
    ...forms(head, stem, [isVelarOrHushing(last) ? 'и' : 'ы', 'е', ins, 'е']),
    acc: `${stem}у`,
  }
}

function onYa(head: string): Forms {
  const stem = head.slice(0, -1)
  const e = lastOf(stem) === 'и' ? 'и' : 'е'
  return { ...forms(head, stem, ['и', e, 'ей', e]), acc: `${stem}ю` }
}

type Endings = readonly [gen: string, dat: string, ins: string, prep: string]
const forms = (nom: string, stem: string, [gen, dat, ins, prep]: Endings): Forms => ({
  nom,
  gen: stem + gen,
  dat: stem + dat,
  ins: stem + ins,
  prep: stem + prep,
})

export interface PluralParts {
  head: string
  gender: Gender
  genitive?: string
  many?: string
  manyGenitive?: string
}

export function pluralForms(parts: PluralParts): Forms & { isDoubtful: boolean } {
  const nom = parts.many || pluralNominative(parts)
  const guess = pluralGenitive(parts, nom)
  const stem = nom.slice(0, -1)
  const isSoft = nom.endsWith('я') || (nom.endsWith('и') && !isVelarOrHushing(lastOf(stem)))
  const a = isSoft ? 'я' : 'а'
  return {
    nom,
    gen: parts.manyGenitive || guess || nom,
    dat: `${stem}${a}м`,
    ins: `${stem}${a}ми`,
    prep: `${stem}${a}х`,
    isDoubtful: !parts.manyGenitive && guess === null,
  }
}

/** What stays when the last vowel, -й or -ь goes; the genitive shows a vowel that drops out. */
function stemOf({ head, genitive }: PluralParts): string {
  if (genitive) return genitive.slice(0, -1)
  return /[аяоеёйь]$/.test(head) ? head.slice(0, -1) : head
}

function pluralNominative(parts: PluralParts): string {
  const stem = stemOf(parts)
  if (parts.head.endsWith('мя')) return `${stem}ена`
  if (parts.head.endsWith('о')) return `${stem}а`
  if (/[её]$/.test(parts.head)) return stem + (`${HUSHING}ц`.includes(lastOf(stem)) ? 'а' : 'я')
  if (/[яйь]$/.test(parts.head)) return `${stem}и`
  return stem + (isVelarOrHushing(lastOf(stem)) ? 'и' : 'ы')
}

/** @returns null when no rule knows it */
function pluralGenitive(parts: PluralParts, nom: string): string | null {
  const { head } = parts
  const stem = stemOf(parts)
  if (/[ая]та$/.test(nom)) return nom.slice(0, -1)
  // A word without a singular hides its kind: «двери – дверей», «ножницы – ножниц».
  if (parts.many === head) return null
  if (parts.many && nom.endsWith('ья')) return null
  if (/ие$|ия$/.test(head)) return `${stem.slice(0, -1)}ий`
  if (head.endsWith('а')) return zeroEnding(stem)
  if (head.endsWith('я')) return /[аеоуя]$/.test(stem) ? `${stem}й` : `${stem}ь`
  if (head.endsWith('о')) return zeroEnding(stem)
  if (/[её]$/.test(head))
    return `${HUSHING}ц`.includes(lastOf(stem)) ? zeroEnding(stem) : `${stem}ей`
  if (head.endsWith('ь')) return `${stem}ей`
  if (head.endsWith('й')) return `${stem}ев`
  if (HUSHING.includes(lastOf(stem))) return `${stem}ей`
  return stem + (lastOf(stem) === 'ц' ? 'ев' : 'ов')
}

/** «клетка – клеток», «ласточка – ласточек», «карта – карт». */
function zeroEnding(stem: string): string {
  const match = /^(.*)([бвгджзйклмнпрстфхцчшщь])к$/.exec(stem)
  if (!match) return stem
  const [, start, letter] = match
  if (letter === 'ь' || letter === 'й') return `${start}ек`
  return `${start}${letter}${`${HUSHING}ц`.includes(letter) ? 'е' : 'о'}к`
}
