import { formatDate } from '#contract/messages/format-dates.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { setDisplayCurrency, useDisplayRate } from './display-currency.ts'

/** Selects the currency of displayed prices. Renders nothing if the shop has no rates. */
export function CurrencyField() {
  const t = useMessages('shell')
  const language = useLanguage()
  const { display_rates: rates = [], rates_on: day = '' } = useShop()
  const chosen = useDisplayRate()
  const isHydrated = useHydrated()
  if (rates.length === 0) return null
  return (
    <div className="grid gap-1">
      <label className="flex flex-wrap items-center gap-x-3">
        <span>{t('currency.label')}</span>
        <select
          name="currency"
          value={chosen?.code ?? 'MYR'}
          disabled={!isHydrated}
          onChange={({ target }) => setDisplayCurrency(target.value)}
          className="min-h-11 max-w-full cursor-pointer rounded-edge border border-current bg-transparent px-2.5 text-small [&>option]:bg-surface [&>option]:text-ink"
        >
          {(['MYR', ...rates.map(({ code }) => code)] as const).map((code) => (
            <option key={code} value={code}>
              {t(`currency.${code}`)}
            </option>
          ))}
        </select>
      </label>
      {chosen && <p>{day === '' ? t('currency.about') : t('currency.aboutOn', { date: formatDate(language, day) })}</p>}
    </div>
  )
}
