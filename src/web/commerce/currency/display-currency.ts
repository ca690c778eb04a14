import type { DisplayRate } from '#contract/rules/display-currencies.ts'
import { createStoredValue } from '#web/browser/stored-value.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** Also read by the script that runs before the page is painted. */
export const currencyKey = 'tulpar.currency'
const chosen = createStoredValue<string | null>({ key: currencyKey, parse: (text) => text, format: (code) => code })
const offered = createStore<readonly DisplayRate[]>([])

/** Undefined if none is chosen or it is no longer offered. Browser only, since cached pages are in ringgit. */
export function useDisplayRate(): DisplayRate | undefined {
  return rateIn(useStore(offered), useStore(chosen))
}

export const setDisplayCurrency: (code: string) => void = chosen.set

/** Sets the shop's rates, which are among the page's shop facts. */
export const setDisplayRates: (rates: readonly DisplayRate[]) => void = offered.set

export function readDisplayRate(): DisplayRate | undefined {
  return rateIn(offered.read(), chosen.read())
}

function rateIn(rates: readonly DisplayRate[], wanted: string | null): DisplayRate | undefined {
  return rates.find(({ code }) => code === wanted)
}
