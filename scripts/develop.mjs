import { spawn } from 'node:child_process'
import { context } from 'esbuild'
import { serverBundle } from './server-bundle.mjs'

let server
const restart = {
  name: 'restart',
  setup(build) {
    build.onEnd(async ({ errors }) => {
      if (errors.length > 0) return
      await stopServer()
      server = spawn(process.execPath, ['--enable-source-maps', 'build/dev/index.js'], { stdio: 'inherit' })
    })
  },
}

export function developmentBundle() {
  const options = serverBundle({ withDemo: true })
  return {
    ...options,
    // It serves the pages here alone, so that it is no dependency of the shop itself.
    external: [...options.external, 'vite'],
    entryPoints: { index: 'src/server/dev.ts', 'compositor-process': 'src/kit/compositor/compositor-process.ts' },
    outdir: 'build/dev',
  }
}

/** Bundles and runs the server, again after every change, until it is stopped. */
export async function develop() {
  const bundle = await context({ ...developmentBundle(), plugins: [restart] })
  await bundle.watch()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      void stopServer()
        .then(() => bundle.dispose())
        .then(() => process.exit(0))
    })
  }
}

function stopServer() {
  if (!server || server.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })
}
