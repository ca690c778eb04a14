import { useState } from 'react'

const storageKey = 'tulpar-scan-signals'

export type ScanSignals = { sound: boolean; shake: boolean }

/** Whether a scan is heard and felt, as this device remembers it. */
export function useScanSignals(): [ScanSignals, (signals: ScanSignals) => void] {
  const [signals, setSignals] = useState(read)
  return [
    signals,
    (next) => {
      setSignals(next)
      try {
        localStorage.setItem(storageKey, JSON.stringify(next))
      } catch {
        // It holds for this page.
      }
    },
  ]
}

function read(): ScanSignals {
  const both = { sound: true, shake: true }
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage?.getItem(storageKey) ?? '{}')
    return { ...both, ...(stored as Partial<ScanSignals>) }
  } catch {
    return both
  }
}
