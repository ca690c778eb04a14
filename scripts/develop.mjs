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
    // Only the development server serves pages with Vite, so the shop itself does not depend on it.
    external: [...options.external, 'vite'],
    entryPoints: { index: 'src/server/dev.ts', 'compositor-process': 'src/kit/compositor/compositor-process.ts' },
    outdir: 'build/dev',
  }
}

/** Bundles and runs the server, and repeats both after every change until the process is stopped. */
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
