import { expect, test } from 'vitest'
import { divisible } from '../src/furniture/syllables.ts'

const shown = (name: string) => divisible(name).replaceAll('\u00ad', '·')

test('very long words may be divided between syllables', () => {
  expect(shown('Экспериментальные стимуляторы')).toBe('Экспе·ри·мен·таль·ные стимуляторы')
  expect(shown('Reconnaissance Corvette')).toBe('Re·con·nais·sance Corvette')
})

test('no part is a single letter', () => {
  expect(shown('Энергетический')).toBe('Энер·ге·ти·чес·кий')
})
