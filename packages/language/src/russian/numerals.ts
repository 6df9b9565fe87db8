// What a Russian numeral does to the noun behind it: 1 карта, 2 карты, 5 карт; 2 урона, 5 урона.
import type { Size } from '../grammar/count.ts'
import type { Case, Plurality, Term } from '../grammar/term.ts'

export type PluralCategory = 'one' | 'few' | 'many'

/** 1, 21, 101 · 2–4, 22–24 · the rest, teens, halves and letters included. */
export function pluralCategory(size: Size): PluralCategory {
  if (typeof size !== 'number') return 'many'
  const n = Math.abs(size)
  if (!Number.isInteger(n)) return 'few'
  const ten = n % 10
  const hundred = n % 100
  if (ten === 1 && hundred !== 11) return 'one'
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 'few' : 'many'
}

export interface Slot {
  number: Plurality
  as: Case
}

const both = (number: Plurality, as: Case): { noun: Slot; adjectives: Slot } => ({
  noun: { number, as },
  adjectives: { number, as },
})

export function numeralForm(head: Term, size: Size, form: Case): { noun: Slot; adjectives: Slot } {
  const category = pluralCategory(size)
  if (category === 'one') return both(head.pluralOnly ? 'many' : 'one', form)
  const isDirect = form === 'nom' || form === 'acc'
  // A mass noun has no plural: «5 урона», «к 5 урона».
  if (head.mass) return both('one', isDirect ? 'gen' : form)
  if (!isDirect) return both('many', form)
  const isAnimateObject = form === 'acc' && head.animate
  if (category === 'many' || isAnimateObject || head.pluralOnly) return both('many', 'gen')
  // «2 верхние карты», but «2 пустых поля» and «2 вражеских дрона».
  const adjectives: Slot = { number: 'many', as: head.gender === 'f' ? 'nom' : 'gen' }
  return { noun: { number: 'one', as: 'gen' }, adjectives }
}
