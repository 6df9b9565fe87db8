import { expect, test } from 'vitest'
import { judgeAudit } from './audit.mjs'

const report = (severity) =>
  JSON.stringify({
    vulnerabilities: {
      ws: {
        name: 'ws',
        severity,
        range: '<8.1',
        via: [{ title: 'it can be crashed', url: 'https://example.org/1' }],
      },
      above: { name: 'above', severity, range: '*', via: ['ws'] },
    },
  })

test.each(['high', 'critical'])('a %s vulnerability is a problem, with its title', (severity) => {
  expect(judgeAudit(report(severity))).toEqual({
    problems: [
      `ws <8.1: ${severity}. it can be crashed https://example.org/1`,
      `above *: ${severity}. through ws`,
    ],
    unasked: null,
  })
})

test('a moderate one is not', () => {
  expect(judgeAudit(report('moderate'))).toEqual({ problems: [], unasked: null })
})

test.each([
  ['', 'npm audit gave no answer'],
  ['{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
])('a registry that does not answer fails nothing: %j', (text, unasked) => {
  expect(judgeAudit(text)).toEqual({ problems: [], unasked })
})
