import { useSyncExternalStore } from 'react'
import { type CountryCode, homeCountryOf, isCountryCode } from '#contract/countries.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'

const storageKey = 'tulpar.ship-to'
const listeners = new Set<() => void>()
/** For private windows that refuse storage: the choice then lives as long as the page. */
let unstored: CountryCode | undefined

/** The country that the visitor chose to be promised for, else the one where most readers of the language live. */
export function useShipTo(): CountryCode {
  const chosen = useSyncExternalStore(subscribe, readShipTo, () => undefined)
  const home = homeCountryOf(useLanguage())
  return chosen ?? home
}

/** Undefined where nobody chose. */
export function readShipTo(): CountryCode | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored !== null && isCountryCode(stored) ? stored : unstored
  } catch {
    return unstored
  }
}

export function setShipTo(country: CountryCode): void {
  unstored = country
  try {
    localStorage.setItem(storageKey, country)
  } catch {
    // It is held above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
