import { useEffect } from 'react'

/** Keeps the screen on while the page is open, for screens at a press. Does nothing in browsers without wake lock. */
export function useWakeLock(isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    let lock: WakeLockSentinel | undefined
    async function stayAwake() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void stayAwake()
    const handleVisible = () => void stayAwake()
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      document.removeEventListener('visibilitychange', handleVisible)
      void lock?.release()
    }
  }, [isOn])
}
