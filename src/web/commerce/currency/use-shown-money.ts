import { formatMoney } from '#contract/messages/format.ts'
import { formatAbout, formatAboutRange } from '#contract/messages/format-about.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useDisplayRate } from './display-currency.ts'

/** Formats prices for this visitor: in ringgit, or approximately in the chosen currency. For offers, never for charges. */
export function useShownMoney() {
  const language = useLanguage()
  const rate = useDisplayRate()
  return {
    sum: (amount: number) => (rate ? formatAbout(language, amount, rate) : formatMoney(amount)),
    range: (min: number, max: number): [string, string] =>
      rate ? formatAboutRange(language, [min, max], rate) : [formatMoney(min), formatMoney(max).slice('RM '.length)],
  }
}
