import type { ToWorker } from './to-worker.ts'

/** Asks the service worker to cache these pages, and the files this page has fetched. Does nothing without a worker. */
export function keepPages(addresses: readonly string[]): void {
  const { controller } = navigator.serviceWorker ?? {}
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const address of addresses) {
    const message: ToWorker = { kind: 'keep', page: new URL(address, location.origin).href, files }
    controller?.postMessage(message, { transfer: [] })
  }
}
