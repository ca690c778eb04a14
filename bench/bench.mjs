// `npm run bench` measures the built shop against a raw node:http server and plain SQL, and prints one table.
import { explain } from '../scripts/setup/explain.mjs'
import { ensureInstalled } from '../scripts/setup/install.mjs'
import { isOwnNode, runUnderOwnNode } from '../scripts/setup/own-node.mjs'

try {
  await ensureInstalled()
  if (isOwnNode()) {
    const { ensureToolsInstalled } = await import('./tools/install.mjs')
    await ensureToolsInstalled()
    const { runBench } = await import('./run-bench.mjs')
    await runBench(process.argv.slice(2))
  } else {
    process.exitCode = await runUnderOwnNode('bench/bench.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
