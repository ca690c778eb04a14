import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'

/** A run that failed without a failed test (a file that does not load, say) counts as one failure. */
export function countTests(report, isGreen) {
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report)
  return { passed: numPassedTests, failed: isGreen ? 0 : Math.max(1, numFailedTests) }
}

export function countJourneys(report, isGreen) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(report).stats ?? {}
  return { passed: expected + flaky, failed: isGreen ? 0 : Math.max(1, unexpected) }
}

function readReport(report) {
  return existsSync(inRoot(report)) ? JSON.parse(readFileSync(inRoot(report), 'utf8')) : {}
}
