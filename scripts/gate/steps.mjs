import { ensureBuilt } from '../setup/build.mjs'
import { findChromium, findHeadlessShell } from './find-browsers.mjs'
import { runLoudly, runSilently } from './run.mjs'
import { readAudit } from '../supply/read-audit.mjs'
import { countJourneys, countTests } from './count.mjs'

/** Both tools are written in Go and share the cores. One thread and a third of the garbage collections take half the processor time. */
const thrifty = { GOGC: '400', GOMAXPROCS: '1' }

const types = check(
  'types',
  [
    ['react-router', 'typegen'],
    ['tsc', '-p', '.', '--checkers', '1'],
  ],
  thrifty,
)
const lint = check('lint', [['oxlint', '--deny-warnings', '--threads=1']], thrifty)
const format = check('format', [['oxfmt', '--check', '.']])
const deadCode = check('dead code', [['knip']])
const messages = check('messages', [['node', 'src/commands/check-messages.ts']])
const calls = check('calls', [['node', 'src/commands/generate-calls.ts', '--check']])
const structure = check('structure', [['node', 'scripts/structure/check.mjs']])
const commits = check('commit subjects', [['node', 'scripts/commits/check.mjs']])
const migrations = check('migrations', [['node', 'scripts/migrations/check.mjs']])
const supply = check('licences and secrets', [['node', 'scripts/supply/check.mjs']])
const audit = { name: 'audit', isQuick: false, run: runAudit }
const schema = { ...check('schema and table types', [['node', 'scripts/schema.ts', '--check']]), isQuick: false }
const build = { name: 'build', isQuick: false, run: runBuild }
const tests = { name: 'tests', isQuick: false, run: () => runTests() }
const layout = { name: 'layout', isQuick: false, needs: 'build', run: () => runLayout() }
const journeys = { name: 'journeys', isQuick: false, needs: 'build', run: () => runJourneys() }

/** Journeys run after the other stages: browser, shop and database keep both cores busy. */
export const stages = [
  [
    [format, types, lint],
    [deadCode, structure, commits, messages, calls, migrations, supply, audit, schema],
    [build, tests],
  ],
  [[journeys, layout]],
]

function check(name, commands, environment = {}) {
  async function run() {
    for (const command of commands) {
      const { isGreen, words } = await runSilently(command, environment)
      if (!isGreen) return { passed: 0, failed: 1, words }
    }
    return { passed: 1, failed: 0 }
  }
  return { name, isQuick: true, run }
}

/** `command` is Vitest's command and its filters. Runs all tests by default. */
export async function runTests(command = ['run']) {
  const report = 'test-results/vitest.json'
  const isGreen = await runLoudly(['vitest', ...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  return countTests(report, isGreen)
}

/**
 * Checks production packages for known vulnerabilities. If the registry returns no audit, the step is reported as skipped and does not
 * fail.
 */
async function runAudit() {
  const { words } = await runSilently(['npm', 'audit', '--omit', 'dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'])
  const { holes, unanswered } = readAudit(words)
  if (unanswered !== undefined) return { passed: 0, failed: 0, skipped: unanswered }
  return holes.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, words: holes.join('\n') }
}

async function runBuild() {
  await ensureBuilt()
  return { passed: 1, failed: 0 }
}

/** Runs all journeys unless files are named. */
export const runJourneys = (files = []) => runInBrowser('journeys', files)

/** Checks a part of the pages, or those that LAYOUT_PART and Playwright's options name, in a shop with long data. */
export const runLayout = (options = []) => runInBrowser('layout', ['--config', 'playwright.layout.config.ts', ...options])

async function runInBrowser(name, words) {
  const chromium = await findChromium()
  if (!chromium) {
    if (process.env.REQUIRE_BROWSER !== '1') return { passed: 0, failed: 0, skipped: 'no Chromium found' }
    throw new Error('no Chromium found: install one, or name it in CHROMIUM_PATH')
  }
  const report = `test-results/${name}.json`
  const environment = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell() ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const isGreen = await runLoudly(['playwright', 'test', ...words, '--reporter=list,json'], environment)
  return countJourneys(report, isGreen)
}
