import type { Language } from '#contract/languages.ts'
import { createAreaWords } from '#contract/messages/words.ts'
import { showToast } from '#web/ui/toasts.ts'
import { loadWords } from '#web/browser/messages/load-words.ts'
import { setConnectionState } from './connection-state.ts'
import { connectLive } from './live-connection.ts'
import { tellChange } from './shop-changes.ts'

const address = '/api/realtime?tables=categories,products,product_images,product_translations&greeting=1'
/** A glance at another tab is no reason to leave. */
const hiddenMs = 30_000

/** The page's one connection to the shop. Pauses in the background and without a network. Returns how to stop. */
export async function listenToShop(language: Language): Promise<() => void> {
  // Now, since without a connection there would be no words to say so, and only a plainer toast.
  const [words] = await Promise.all([loadWords(language, 'live'), import('#web/ui/toast-host.tsx').catch(() => undefined)])
  const t = createAreaWords<'live'>(language, words)
  let hiding: ReturnType<typeof setTimeout> | undefined

  const connection = connectLive({
    open: () => new EventSource(address),
    onChange: tellChange,
    onMissed: () => tellChange('missed'),
    onGivenUp: () => showToast({ title: t('error.title'), description: t('error.text'), tone: 'error' }),
    onState: setConnectionState,
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
    connection.close()
  }
}
