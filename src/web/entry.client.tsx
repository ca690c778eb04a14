import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { whenQuiet } from '#web/features/live/when-quiet.ts'
import { reloadWhenOutdated } from '#web/features/offline/reload-outdated.ts'

reloadWhenOutdated()
// React Router reports a load replaced by a newer one as an unhandled error.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})

// In development files change too often to cache them.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenQuiet(
    () => void import('#web/features/offline/register.ts').then(({ cacheOfflineCopy }) => cacheOfflineCopy()).catch(() => undefined),
  )
}
