// `npm test` runs the whole gate. `npm run check` runs its quick part, without tests and browser.
import { explain } from './setup/explain.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from './setup/own-node.mjs'

try {
  await ensureInstalled()
  if (isOwnNode()) {
    const { runGate } = await import('./gate/gate.mjs')
    process.exitCode = await runGate({ isQuick: process.argv.includes('--quick') })
  } else {
    process.exitCode = await runUnderOwnNode('scripts/test.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(explain(error))
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
