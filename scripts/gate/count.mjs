import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { inRoot, root } from '../setup/root.mjs'

const mostNamed = 20

/**
 * Counts a run that failed without a failed test (a file that does not load) as one failure. `words` repeats the failures, which were
 * printed far above the end.
 */
export function countTests(report, isGreen) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report)
  return summed(numPassedTests, numFailedTests, isGreen, () => testResults.flatMap(failuresOfFile))
}

export function countJourneys(report, isGreen) {
  const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = readReport(report)
  return summed(expected + flaky, unexpected, isGreen, () => suites.flatMap(failuresOfSuite))
}

function summed(passed, failed, isGreen, failures) {
  if (isGreen) return { passed, failed: 0 }
  return { passed, failed: Math.max(1, failed), words: failures().slice(0, mostNamed).join('\n\n') }
}

function failuresOfFile({ name, status, message, assertionResults = [] }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const file = relative(root, name)
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return failed.map(({ fullName, failureMessages = [] }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`)
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests = [] }) => `${file}:${line} › ${title}\n${errorsOf(tests)}`),
    ...suites.flatMap(failuresOfSuite),
  ]
}

function errorsOf(tests) {
  return tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).join('\n')
}

function readReport(report) {
  return existsSync(inRoot(report)) ? JSON.parse(readFileSync(inRoot(report), 'utf8')) : {}
}
