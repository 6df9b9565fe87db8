// What `npm audit` found, judged: a known high or critical vulnerability fails, a registry that does not
// answer is only said.

/**
 * @param {string} text what `npm audit --json` printed
 * @returns {{ problems: string[], unasked: string | null }}
 */
export function judgeAudit(text) {
  const report = read(text)
  if (report?.vulnerabilities === undefined)
    return { problems: [], unasked: report?.message ?? 'npm audit gave no answer' }
  const found = Object.values(report.vulnerabilities)
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical')
  const problems = grave.map(({ name, severity, range, via }) => {
    const titles = via.flatMap((one) =>
      typeof one === 'string' ? [] : [`${one.title} ${one.url}`],
    )
    return `${name} ${range}: ${severity}. ${titles.join('; ') || `through ${via.join(', ')}`}`
  })
  return { problems, unasked: null }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
