import { steps } from './steps.mjs'

/** Runs the steps in order and answers the exit code. The last line sums up: a check counts as one, tests each. */
export async function runGate({ isQuick }) {
  let passed = 0
  for (const step of steps) {
    if (isQuick && !step.isQuick) continue
    const start = Date.now()
    const result = await step.run()
    const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`
    passed += result.passed
    if (result.failed > 0) {
      console.log(`✗ ${step.name} (${seconds})`)
      console.log(`${passed} passed, ${result.failed} failed`)
      return 1
    }
    console.log(`${result.skipped ? '–' : '✓'} ${step.name} (${result.skipped ?? seconds})`)
  }
  console.log(`${passed} passed, 0 failed`)
  return 0
}
