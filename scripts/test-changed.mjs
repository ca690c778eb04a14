// `npm run test:changed [base]` runs the tests and journeys that a change affects. It compares with `base`, main by default.
import { explain } from './setup/explain.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from './setup/own-node.mjs'

try {
  await ensureInstalled()
  if (isOwnNode()) {
    const [{ runGate }, { stagesOfChange }] = await Promise.all([import('./gate/gate.mjs'), import('./gate/changed-steps.mjs')])
    process.exitCode = await runGate({ stages: stagesOfChange(process.argv[2] ?? 'main') })
  } else {
    process.exitCode = await runUnderOwnNode('scripts/test-changed.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(explain(error))
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
