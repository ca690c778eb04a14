import { pageBuild } from './page-build.ts'
import type { ToWorker } from './to-worker.ts'

/** Registers the service worker and has it cache visited pages, beginning with this one, which loaded before it. */
export async function cacheOfflineCopy(): Promise<void> {
  const { serviceWorker } = navigator
  const send = (worker: ServiceWorker | null, message: ToWorker) => worker?.postMessage(message, { transfer: [] })
  serviceWorker.addEventListener('controllerchange', () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    send(serviceWorker.controller, { kind: 'keep', page: location.href, files })
  })

  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const offer = (worker: ServiceWorker | null) => {
    const build = pageBuild()
    if (worker?.state === 'installed' && build !== undefined) send(worker, { kind: 'take_over', build })
    else worker?.addEventListener('statechange', () => offer(worker), { once: true })
  }
  offer(registration.waiting ?? registration.installing)
  registration.addEventListener('updatefound', () => offer(registration.installing))
}
