// Counts the tests in the JSON report of vitest, and never takes silence for success.

/**
 * @param {string | null} report the report, or null when none was written
 * @param {number | null} status the exit code of vitest
 * @returns {{ passed: number, failed: number, problem?: string }}
 */
export function countTests(report, status) {
  const files = parse(report)
  if (!files) return { passed: 0, failed: 1, problem: 'vitest ended without a report' }
  const tests = files.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed').length
  // A file that cannot be loaded has no tests to fail, so it counts itself.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  ).length
  const failed = tests.filter(hasFailed).length + broken
  if (passed + failed === 0) return { passed, failed: 1, problem: 'vitest found no tests' }
  if (status !== 0 && failed === 0)
    return { passed, failed: 1, problem: `vitest ended with exit code ${status}, see above` }
  return { passed, failed }
}

function hasFailed(test) {
  return test.status === 'failed'
}

function parse(report) {
  try {
    return JSON.parse(report)?.testResults ?? null
  } catch {
    return null
  }
}
