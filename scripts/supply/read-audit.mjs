/** Reads the output of `npm audit --json`: a sentence for each vulnerable package, or the reason why there was no answer. */
export function readAudit(words) {
  const report = readReport(words)
  if (!report?.vulnerabilities)
    return { holes: [], unanswered: report?.message ?? report?.error?.summary ?? 'the registry answers no audits' }
  const holes = Object.values(report.vulnerabilities).map(({ name, severity, range, via = [] }) => {
    const titles = via.flatMap((one) => (typeof one === 'object' ? [`${one.title} (${one.url})`] : []))
    return `${name} ${range}: ${severity}${titles.length > 0 ? `, ${titles.join('; ')}` : ''}`
  })
  return { holes }
}

/** Skips network warnings, which npm prints before its answer. */
function readReport(words) {
  try {
    return JSON.parse(words.slice(words.indexOf('{'), words.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
