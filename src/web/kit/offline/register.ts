/** Lets the service worker keep what is read, beginning with this page, which came before the worker. Does nothing where it may not. */
export async function keepOfflineCopy(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  if (!isFirst) return
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page: location.href, files }, { transfer: [] })
}
