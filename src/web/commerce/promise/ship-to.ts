import { useSyncExternalStore } from 'react'
import { type CountryCode, homeCountryOf, isCountryCode } from '#contract/countries.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { createListeners } from '#web/ui/listeners.ts'

const storageKey = 'tulpar.ship-to'
const { subscribe, tell } = createListeners()
/** For private windows that refuse storage: the choice then lasts as long as the page. */
let unstored: CountryCode | undefined

/** The visitor's chosen country for delivery promises, or the one where most readers of the language live. */
export function useShipTo(): CountryCode {
  const chosen = useSyncExternalStore(subscribe, readShipTo, () => undefined)
  const home = homeCountryOf(useLanguage())
  return chosen ?? home
}

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
    // `unstored` holds the choice.
  }
  tell()
}
