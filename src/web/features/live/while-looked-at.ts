/** A glance at another tab is no reason to leave. Over HTTP/1.1 a browser has six connections for all tabs. */
const hiddenMs = 10_000

/** Holds a connection while somebody looks at the page and there is a network. Returns how to stop. */
export function whileLookedAt(connection: { pause: () => void; resume: () => void; close: () => void }): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined

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
