import { readStored, writeStored } from '#web/browser/stored.ts'
import { useState } from 'react'

const storageKey = 'tulpar-scan-signals'

export type ScanSignals = { sound: boolean; shake: boolean }

/** Whether scans give sound and vibration. Stored on this device. */
export function useScanSignals(): [ScanSignals, (signals: ScanSignals) => void] {
  const [signals, setSignals] = useState(read)
  return [
    signals,
    (next) => {
      setSignals(next)
      writeStored(storageKey, next)
    },
  ]
}

function read(): ScanSignals {
  return { sound: true, shake: true, ...(readStored(storageKey) as Partial<ScanSignals> | undefined) }
}
