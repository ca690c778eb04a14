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
  expect(countTests(report, false)).toEqual({ passed: 7, failed: 2 })
  write({ stats: { expected: 4, flaky: 1, unexpected: 3 } })
  expect(countJourneys(report, false)).toEqual({ passed: 5, failed: 3 })
})

it('counts a run that failed without a failed test as one failure', () => {
  write({ numPassedTests: 7, numFailedTests: 0 })
  expect(countTests(report, false)).toEqual({ passed: 7, failed: 1 })
})

it('counts a run that left no report as one failure', () => {
  expect(countTests('.cache/absent.json', false)).toEqual({ passed: 0, failed: 1 })
})
