import { stages } from './steps.mjs'

/**
 * Runs stages one after another and the lanes of a stage in parallel. A failing step stops no other. Returns the exit code; the last line
 * sums up.
 */
export async function runGate({ isQuick = false, stages: given = stages, say = console.log }) {
  const results = []
  const wasGreen = (name) => results.some((result) => result.name === name && result.failed === 0)

  async function runLane(lane) {
    for (const step of lane) {
      if (isQuick && !step.isQuick) continue
      const result = await runStep(step, wasGreen)
      results.push(result)
      say(lineOf(result))
    }
  }

  for (const lanes of given) await Promise.all(lanes.map(runLane))
  const order = given.flat(2).map(({ name }) => name)
  results.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  // Output of failed steps is printed last, where it does not mix with the lines of steps that run in parallel.
  for (const { name, words } of results) if (words) say(`\n── ${name} ──\n${words}`)
  say('')
  for (const result of results) if (!isQuick || result.failed > 0) say(lineOf(result))
  const sum = (count) => results.reduce((total, result) => total + result[count], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

async function runStep({ name, needs, run }, wasGreen) {
  const startedAt = performance.now()
  const outcome =
    needs !== undefined && !wasGreen(needs)
      ? { passed: 0, failed: 0, skipped: `not run, since ${needs} failed` }
      : await run().catch((error) => ({ passed: 0, failed: 1, words: error instanceof Error ? error.message : String(error) }))
  return { name, seconds: (performance.now() - startedAt) / 1000, ...outcome }
}

function lineOf({ name, seconds, failed, skipped }) {
  const mark = skipped ? '–' : failed > 0 ? '✗' : '✓'
  return `${mark} ${name} (${skipped ?? `${seconds.toFixed(1)} s`})`
}
