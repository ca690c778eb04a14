// `npm run dev`: bundles and restarts the server when one of its sources changes; page changes appear in the open browser.
import { explain } from './setup/explain.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from './setup/own-node.mjs'

try {
  await ensureInstalled()
  if (isOwnNode()) {
    const { develop } = await import('./develop.mjs')
    await develop()
  } else {
    process.exitCode = await runUnderOwnNode('scripts/dev.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(`Tulpar cannot start: ${explain(error)}`)
  process.exit(1)
}
