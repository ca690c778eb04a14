const againMs = 5000

/** Every few seconds, and at once when the network returns. Returns a function that stops it. Browser only. */
export function untilAnswered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>, tell: (answer: Answer) => void): () => void {
  const leaving = new AbortController()
  let again: ReturnType<typeof setTimeout> | undefined

  function stop() {
    leaving.abort()
    clearTimeout(again)
    window.removeEventListener('online', askNow)
  }
  function askNow() {
    if (again === undefined) return
    clearTimeout(again)
    void askOnce()
  }
  async function askOnce() {
    again = undefined
    try {
      const answer = await ask(leaving.signal)
      if (leaving.signal.aborted) return
      stop()
      tell(answer)
    } catch {
      if (!leaving.signal.aborted) again = setTimeout(() => void askOnce(), againMs)
    }
  }

  window.addEventListener('online', askNow)
  void askOnce()
  return stop
}
