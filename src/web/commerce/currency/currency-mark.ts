import { useEffect } from 'react'
import type { DisplayRate } from '#contract/rules/display-currencies.ts'
import { currencyKey, readDisplayRate, setDisplayRates, useDisplayRate } from './display-currency.ts'

/** Runs before the first paint, so that the line about the charge takes its space at once (the `currency:` variant). */
export const markCurrencyScript = `try{if(/^[A-Z]{3}$/.test(localStorage.getItem("${currencyKey}")))document.documentElement.setAttribute("data-currency","")}catch{}`

/** Keeps the mark and the rates current while the page is open. */
export function useCurrencyMark(rates: readonly DisplayRate[] | undefined): void {
  const chosen = useDisplayRate()
  useEffect(() => {
    if (!rates) return
    setDisplayRates(rates)
    document.documentElement.toggleAttribute('data-currency', (chosen ?? readDisplayRate()) !== undefined)
  }, [rates, chosen])
}
