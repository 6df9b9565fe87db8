import { expect, test } from 'vitest'
import { numbersOf } from '../src/furniture/numbers-of.ts'
import { en } from '../src/texts/en.ts'
import { ru } from '../src/texts/ru.ts'

const stem = (key: string): string => key.replace(/_(?:one|few|many|other)$/, '')
const holes = (text: string): string[] => text.match(/\{\{\w+\}\}/g)?.sort() ?? []

test('both languages say the same things', () => {
  expect([...new Set(Object.keys(ru).map(stem))].sort()).toEqual(
    [...new Set(Object.keys(en).map(stem))].sort(),
  )
})

test('a sentence has the same blanks in both languages', () => {
  const russian = Object.entries(ru)
  for (const [key, text] of Object.entries(en)) {
    const twins = russian.filter(([other]) => stem(other) === stem(key))
    for (const [, twin] of twins) expect(holes(twin), key).toEqual(holes(text))
  }
})

test('many numbers are one picker, a few stay buttons', () => {
  const bid = (n: number) => ({ kind: 'move' as const, move: 'bid', value: String(n) })
  expect(numbersOf([bid(1), bid(2)]).numbers).toEqual([])
  const { numbers, others } = numbersOf([bid(1), bid(2), bid(3), bid(4), { kind: 'done' }])
  expect([...numbers[0].answers.keys()]).toEqual([1, 2, 3, 4])
  expect(others).toEqual([{ kind: 'done' }])
})
