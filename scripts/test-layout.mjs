// `npm run test:layout [-- options of Playwright]` checks every page for layout faults, at all widths and in all languages.
import { explain } from './setup/explain.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from './setup/own-node.mjs'

try {
  await ensureInstalled()
  if (isOwnNode()) {
    const [{ ensureBuilt }, { runLayout }] = await Promise.all([import('./setup/build.mjs'), import('./gate/steps.mjs')])
    process.env.LAYOUT_PART ??= 'all'
    await ensureBuilt()
    const { failed } = await runLayout(process.argv.slice(2))
    process.exitCode = failed === 0 ? 0 : 1
  } else {
    process.exitCode = await runUnderOwnNode('scripts/test-layout.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
