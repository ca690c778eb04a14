// `npm run dev`: the server is bundled anew and restarted when a source of it changes; pages change in the open browser.
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
