import { isCountryCode } from '#contract/countries.ts'
import { formatAbout } from '#contract/messages/format-about.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { currencyOf } from '#contract/rules/display-currencies.ts'
import type { Money } from '#contract/rules/money.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useDisplayRate } from '#web/commerce/currency/display-currency.ts'

/** The approximate total in the buyer's chosen currency, or else in that of the destination country. */
export function AboutTotal({ total, country }: { total: Money; country: string }) {
  const t = useMessages('checkout')
  const language = useLanguage()
  const { display_rates: rates = [], rates_on: day = '' } = useShop()
  const chosen = useDisplayRate()
  const rate = chosen ?? rates.find(({ code }) => code === currencyOf(isCountryCode(country) ? country : undefined))
  if (!rate || total === 0) return null
  const amount = formatAbout(language, total, rate)
  return (
    <p className="figures -mt-2 text-small text-smoke">
      {day === '' ? t('total.about', { amount }) : t('total.aboutOn', { amount, date: formatDate(language, day) })}
    </p>
  )
}
