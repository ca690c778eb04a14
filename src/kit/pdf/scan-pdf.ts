import { Worker } from 'node:worker_threads'

const mostMs = 5000
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }
/** Next to this file in the sources, and in the bundle (scripts/build.mjs). */
const worker = new URL(`./pdf-worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)

/** Returns a reason not to store a PDF unchanged; undefined if there is none. Runs in a worker thread with limited time and memory. */
export async function scanPdf(bytes: Uint8Array): Promise<string | undefined> {
  const looking = new Worker(worker, { workerData: bytes, resourceLimits, env: {}, execArgv: [] })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const timer = setTimeout(() => resolve('too much work'), mostMs)
  looking.once('message', (found: string | undefined) => resolve(found))
  looking.once('error', () => resolve('too much work'))
  looking.once('exit', () => resolve('too much work'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await looking.terminate()
  }
}
