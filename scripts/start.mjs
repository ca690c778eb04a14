// `npm start`. Runs on whatever Node is installed and imports nothing at first, so that an old one gets a sentence and not a stack.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(`Tulpar cannot start: it needs Node 20 or newer, this is ${process.versions.node}`)
  process.exit(1)
}

const { explain } = await import('./setup/explain.mjs')
try {
  const { ensureInstalled } = await import('./setup/install.mjs')
  await ensureInstalled()
  const { isOwnNode, runUnderOwnNode } = await import('./setup/own-node.mjs')
  if (isOwnNode()) {
    const { ensureBuilt } = await import('./setup/build.mjs')
    await ensureBuilt()
    // By an address, so that nobody takes what was built for a source and checks its types.
    await import(new URL('../build/server/index.js', import.meta.url).href)
  } else {
    process.exitCode = await runUnderOwnNode('scripts/start.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(`Tulpar cannot start: ${explain(error)}`)
  process.exit(1)
}
