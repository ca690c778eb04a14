import type { ToWorker } from './to-worker.ts'

/** Asks the worker to keep these pages, and what this one has fetched, for when there is no network. Does nothing where there is no worker yet. */
export function keepPages(addresses: readonly string[]): void {
  const { controller } = navigator.serviceWorker ?? {}
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const address of addresses) {
    const message: ToWorker = { kind: 'keep', page: new URL(address, location.origin).href, files }
    controller?.postMessage(message, { transfer: [] })
  }
}
