import { expect, test } from 'vitest'
import { countTests } from './test-count.mjs'

const file = (status, ...tests) => ({ status, assertionResults: tests.map((s) => ({ status: s })) })
const report = (...testResults) => JSON.stringify({ testResults })

test('passed and failed tests are counted, skipped ones are not', () => {
  const text = report(file('passed', 'passed', 'skipped'), file('failed', 'failed', 'passed'))
  expect(countTests(text, 1)).toEqual({ passed: 2, failed: 1 })
})

test('a file that cannot be loaded is one failure', () => {
  expect(countTests(report(file('passed', 'passed'), file('failed')), 1)).toEqual({
    passed: 1,
    failed: 1,
  })
})

test.each([
  ['no report', null, 1],
  ['half a report', '{"testResults": [', 0],
  ['no tests', report(), 0],
  ['an error outside all tests', report(file('passed', 'passed')), 1],
  ['a killed process', report(file('passed', 'passed')), null],
])('%s is a failure', (_, text, status) => {
  expect(countTests(text, status)).toMatchObject({ failed: 1, problem: expect.any(String) })
})
