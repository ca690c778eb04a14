import { ensureBuilt } from '../setup/build.mjs'
import { findChromium } from './find-chromium.mjs'
import { runLoudly, runSilently } from './run.mjs'
import { countJourneys, countTests } from './count.mjs'

/** In order of cost: what fails soonest comes first. */
export const steps = [
  check('format', ['oxfmt', '--check', '.']),
  check('types', ['react-router', 'typegen'], ['tsc']),
  check('lint', ['oxlint', '--deny-warnings']),
  check('dead code', ['knip']),
  check('messages', ['node', 'src/commands/check-messages.ts']),
  { ...check('schema and table types', ['node', 'scripts/schema.ts', '--check']), isQuick: false },
  { name: 'tests', isQuick: false, run: runTests },
  { name: 'build', isQuick: false, run: runBuild },
  { name: 'journeys', isQuick: false, run: runJourneys },
]

function check(name, ...commands) {
  async function run() {
    for (const command of commands) {
      if (!(await runSilently(command))) return { passed: 0, failed: 1 }
    }
    return { passed: 1, failed: 0 }
  }
  return { name, isQuick: true, run }
}

async function runTests() {
  const report = 'test-results/vitest.json'
  const isGreen = await runLoudly(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  return countTests(report, isGreen)
}

async function runBuild() {
  await ensureBuilt()
  return { passed: 1, failed: 0 }
}

async function runJourneys() {
  const chromium = await findChromium()
  if (!chromium) {
    if (process.env.REQUIRE_BROWSER === '1') {
      console.log('no Chromium found: install one, or name it in CHROMIUM_PATH')
      return { passed: 0, failed: 1 }
    }
    return { passed: 0, failed: 0, skipped: 'no Chromium found' }
  }
  const report = 'test-results/journeys.json'
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const isGreen = await runLoudly(['playwright', 'test', '--reporter=list,json'], environment)
  return countJourneys(report, isGreen)
}
