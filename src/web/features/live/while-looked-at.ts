/** A short look at another tab does not disconnect. Over HTTP/1.1 a browser has six connections for all tabs. */
const hiddenMs = 10_000

/** Keeps a connection open while the page is visible and online. Returns the function that closes it. */
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
  // An open connection would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', connection.pause, { signal })
  window.addEventListener('pageshow', resume, { signal })
  resume()
  return () => {
    leaving.abort()
    clearTimeout(hiding)
    connection.close()
  }
}
