// What the pages ask for is read as a reader would read it.
import { expect, test } from 'vitest'
import { edited, stepsIn } from './guide-steps.mjs'

const fence = '```'

test('a block behind a file that a paragraph ends with is that file', () => {
  const text = `Save this\nas \`a/b.ts\`:\n\n${fence}ts\nexport const b = 1\n${fence}\n`
  expect(stepsIn(text)).toMatchObject([
    { kind: 'write', path: 'a/b.ts', text: 'export const b = 1' },
  ])
})

test('lines are added and replaced where a sentence says so', () => {
  const text = `In \`a/b.ts\`, after \`one,\`,\nadd \`two,\`. In \`a/c.ts\`, before \`x\`, add:\n\n${fence}ts\ny\n${fence}\n\nThen, in \`a/d.ts\`, replace \`p\` by \`q\`.\n`
  const [first, second, third] = stepsIn(text)
  expect(edited(first, 'zero,\n  one,\nthree,')).toBe('zero,\n  one,\ntwo,\nthree,')
  expect(edited(second, 'w\nx')).toBe('w\ny\nx')
  expect(edited(third, 'p p')).toBe('q p')
  expect(() => edited(first, 'nothing')).toThrow('a/b.ts has no line with one,')
})

test('commands know what they must print', () => {
  const text = `${fence}sh\nnpx tsc\nnpm test\n${fence}\n\n${fence}text\nfine\n${fence}\n`
  expect(stepsIn(text)).toMatchObject([
    { kind: 'run', commands: ['npx tsc', 'npm test'], prints: 'fine' },
  ])
})

test('a block that belongs to no file is no step', () => {
  expect(stepsIn(`For example:\n\n${fence}ts\nconst x = 1\n${fence}\n`)).toEqual([])
})
