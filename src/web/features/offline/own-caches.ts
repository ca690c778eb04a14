import type { ToWorker } from './to-worker.ts'

/** The names of caches with pages of one person begin so. */
export const ownCachesBegin = 'tulpar own '
/** What pages of one person keep beside: gone with them. */
export const ownDatabase = 'tulpar-own'

/** When somebody signs out. The page may be left in the same moment, so the worker, which stays, is asked to do it too. */
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
