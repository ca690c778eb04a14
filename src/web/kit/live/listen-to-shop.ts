import type { Language } from '#contract/languages.ts'
import { createAreaWords } from '#contract/words/words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { loadWords } from '../words/load-words.ts'
import { connectLive, type LiveChange } from './live-connection.ts'

const address = '/api/realtime?tables=categories,products,product_images,product_translations&greeting=1'
/** Changes that come together make one new reading; not all pages ask in the same instant. */
const gatherMs = 150
const spreadMs = 200
/** A glance at another tab is no reason to leave. */
const hiddenMs = 30_000

type Page = { isConcerned: (change: LiveChange) => boolean; refresh: () => void; language: Language }

/** Refreshes the open page when what it shows has changed. Pauses in the background and without a network. Returns how to stop. */
export async function listenToShop(page: Page): Promise<() => void> {
  // Now, since without a connection there would be neither words nor a toast to say so.
  const [words] = await Promise.all([loadWords(page.language, 'offline'), import('#web/ui/toast-host.tsx')])
  const t = createAreaWords<'offline'>(page.language, words)
  let refreshing: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  function refreshSoon() {
    refreshing ??= setTimeout(
      () => {
        refreshing = undefined
        page.refresh()
      },
      gatherMs + Math.random() * spreadMs,
    )
  }

  const connection = connectLive({
    open: () => new EventSource(address),
    onChange: (change) => {
      if (page.isConcerned(change)) refreshSoon()
    },
    onMissed: refreshSoon,
    onGivenUp: () => showToast({ title: t('live.title'), description: t('live.text'), tone: 'error' }),
    shownSinceMs: performance.timeOrigin,
  })

  function handleVisibility() {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(connection.pause, hiddenMs)
    else resume()
  }
  function resume() {
    if (navigator.onLine && document.visibilityState === 'visible') connection.resume()
  }

  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener('visibilitychange', handleVisibility, { signal })
  window.addEventListener('online', resume, { signal })
  window.addEventListener('offline', connection.pause, { signal })
  // An open connection would keep the page out of the browser's back and forward cache.
  window.addEventListener('pagehide', connection.pause, { signal })
  window.addEventListener('pageshow', resume, { signal })
  resume()
  return () => {
    leaving.abort()
    clearTimeout(hiding)
    clearTimeout(refreshing)
    connection.close()
  }
}
