import type { Language } from '#contract/languages.ts'
import { formatNumber, formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import type { ContentFacts } from '#contract/rules/content-placeholders.ts'
import type { Settings } from '#modules/settings/index.ts'

/** What the placeholders of texts stand for, so that no page promises what checkout does not do. */
export function factsOf(settings: Settings, language: Language): ContentFacts {
  return {
    shop_name: settings.shop_name,
    free_shipping_over: formatRoundMoney(language, settings.free_shipping_over),
    first_purchase_discount: formatPercent(language, settings.first_purchase_discount, 2),
    tax_rate: formatPercent(language, settings.tax_rate, 2),
    payment_hours: formatNumber(language, settings.payment_hours),
    low_stock_payment_hours: formatNumber(language, Math.min(settings.payment_hours, settings.low_stock_payment_hours)),
    proof_max_mb: formatNumber(language, settings.proof_max_mb),
    carrier_name: settings.carrier_name,
  }
}
