import { type CountryCode, homeCountryOf, isCountryCode } from '#contract/countries.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { createStoredValue } from '#web/browser/stored-value.ts'
import { useStore } from '#web/ui/store.ts'

const shipTo = createStoredValue<CountryCode | undefined>({
  key: 'tulpar.ship-to',
  parse: (text) => (text !== null && isCountryCode(text) ? text : undefined),
  format: (country) => country ?? null,
})

/** The visitor's chosen country for delivery promises, or the one where most readers of the language live. */
export function useShipTo(): CountryCode {
  const chosen = useStore(shipTo)
  const home = homeCountryOf(useLanguage())
  return chosen ?? home
}

export const readShipTo: () => CountryCode | undefined = shipTo.read

export const setShipTo: (country: CountryCode) => void = shipTo.set
