import type { ToWorker } from './to-worker.ts'

/** Prefix of the names of caches with one person's pages. */
export const ownCachesBegin = 'tulpar own '
/** The IndexedDB database that one person's pages use. It is deleted with them. */
export const ownDatabase = 'tulpar-own'

/** Deletes a person's pages at sign-out. The page may close at once, so the service worker does it too. */
export function forgetOwnPages(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(ownDatabase)
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  const message: ToWorker = { kind: 'forget_own' }
  serviceWorker?.controller?.postMessage(message, { transfer: [] })
  if ('caches' in globalThis) void deleteOwnCaches()
}

export async function deleteOwnCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(ownCachesBegin)) await caches.delete(name)
}
