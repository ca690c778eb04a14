import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { inRoot } from '../setup/root.mjs'
import { countJourneys, countTests } from './count.mjs'

const report = `.cache/report-${process.pid}.json`

function write(content) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  writeFileSync(inRoot(report), JSON.stringify(content))
}

afterEach(() => rmSync(inRoot(report), { force: true }))

it('counts tests and journeys from their reports', () => {
  write({ numPassedTests: 7, numFailedTests: 2 })
  expect(countTests(report, false)).toMatchObject({ passed: 7, failed: 2 })
  expect(countTests(report, true)).toEqual({ passed: 7, failed: 0 })
  write({ stats: { expected: 4, flaky: 1, unexpected: 3 } })
  expect(countJourneys(report, false)).toMatchObject({ passed: 5, failed: 3 })
})

it('names what failed, and why', () => {
  const failed = { status: 'failed', fullName: 'a sale is made', failureMessages: ['expected 1 to be 2'] }
  const files = [
    { name: inRoot('tests/a.test.ts'), status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed] },
    { name: inRoot('tests/b.test.ts'), status: 'failed', message: 'does not load', assertionResults: [] },
  ]
  write({ numPassedTests: 1, numFailedTests: 1, testResults: files })
  expect(countTests(report, false).words).toBe('tests/a.test.ts › a sale is made\nexpected 1 to be 2\n\ntests/b.test.ts\ndoes not load')
  const spec = {
    ok: false,
    file: 'buying.spec.ts',
    line: 4,
    title: 'a guest buys',
    tests: [{ results: [{ errors: [{ message: 'timed out' }] }] }],
  }
  write({ stats: { unexpected: 1 }, suites: [{ specs: [{ ok: true }], suites: [{ specs: [spec] }] }] })
  expect(countJourneys(report, false).words).toBe('buying.spec.ts:4 › a guest buys\ntimed out')
})

it('counts a run that failed without a failed test as one failure', () => {
  write({ numPassedTests: 7, numFailedTests: 0 })
  expect(countTests(report, false)).toMatchObject({ passed: 7, failed: 1 })
})

it('counts a run that left no report as one failure', () => {
  expect(countTests('.cache/absent.json', false)).toMatchObject({ passed: 0, failed: 1 })
})
