import { ensureBuilt } from '../setup/build.mjs'
import { findChangedFiles, planTests } from './changed.mjs'
import { runJourneys, runTests } from './steps.mjs'

/** Returns the test steps that the changes since `base` require. They run one after another. */
export function stagesOfChange(base) {
  const { related, projects, journeys } = planTests(findChangedFiles(base))
  const steps = projects.map((project) => ({ name: `${project} tests`, run: () => runTests(['run', '--project', project]) }))
  if (related.length > 0) steps.push({ name: 'related tests', run: () => runTests(['related', '--run', '--passWithNoTests', ...related]) })
  if (journeys.length > 0) steps.push({ name: 'journeys', run: () => ensureBuilt().then(() => runJourneys(journeys)) })
  return [[steps]]
}
