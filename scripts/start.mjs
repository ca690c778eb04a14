// `npm start`. Runs on any installed Node and imports nothing at first, so an old version shows a sentence instead of a stack trace.
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
    // Imported by URL, so type checks and other tools do not treat the built file as a source.
    await import(new URL('../build/server/index.js', import.meta.url).href)
  } else {
    process.exitCode = await runUnderOwnNode('scripts/start.mjs', process.argv.slice(2))
  }
} catch (error) {
  console.error(`Tulpar cannot start: ${explain(error)}`)
  process.exit(1)
}
