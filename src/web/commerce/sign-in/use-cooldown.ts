import { useEffect, useState } from 'react'

/** Counts down the whole seconds until an action is allowed again. */
export function useCooldown(firstSeconds = 0) {
  const [seconds, setSeconds] = useState(firstSeconds)
  const [endsAtMs, setEndsAtMs] = useState(() => (firstSeconds === 0 ? 0 : Date.now() + firstSeconds * 1000))

  useEffect(() => {
    if (endsAtMs === 0) return undefined
    // Uses the clock, since browsers slow down the timers of hidden tabs.
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000))
      setSeconds(left)
      if (left === 0) setEndsAtMs(0)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAtMs])

  function start(forSeconds: number): void {
    setSeconds(forSeconds)
    setEndsAtMs(Date.now() + forSeconds * 1000)
  }

  return { seconds, start }
}
