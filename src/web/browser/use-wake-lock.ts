import { useEffect } from 'react'

/** A screen at a press stays on while its page is open; where a browser can't, it goes dark as ever. */
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
