import { useSyncExternalStore } from 'react'
import type { DisplayRate } from '#contract/rules/display-currencies.ts'
import { createListeners } from '#web/ui/listeners.ts'

/** Also read by the script that runs before the page is painted. */
export const currencyKey = 'tulpar.currency'
const { subscribe, tell } = createListeners(() => tell())
/** For private windows that refuse storage: the choice then lasts as long as the page. */
let unstored: string | undefined
let offered: readonly DisplayRate[] = []

/** Undefined if none is chosen or it is no longer offered. Browser only, since cached pages are in ringgit. */
export function useDisplayRate(): DisplayRate | undefined {
  return useSyncExternalStore(subscribe, readDisplayRate, () => undefined)
}

export function setDisplayCurrency(code: string): void {
  unstored = code
  try {
    localStorage.setItem(currencyKey, code)
  } catch {
    // `unstored` holds the choice.
  }
  tell()
}

/** Sets the shop's rates, which are among the page's shop facts. */
export function setDisplayRates(rates: readonly DisplayRate[]): void {
  offered = rates
  tell()
}

export function readDisplayRate(): DisplayRate | undefined {
  const chosen = readChoice()
  return offered.find(({ code }) => code === chosen)
}

function readChoice(): string | undefined {
  try {
    return localStorage.getItem(currencyKey) ?? unstored
  } catch {
    return unstored
  }
}
