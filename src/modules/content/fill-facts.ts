import { shippingZones } from '#contract/countries.ts'
import type { Language } from '#contract/languages.ts'
import { formatNumber, formatPercent, formatRange, formatRoundMoney } from '#contract/messages/format.ts'
import type { ContentFacts } from '#contract/rules/content-placeholders.ts'
import { studioLine } from '#contract/rules/studio-address.ts'
import type { Ctx } from '#modules/context.ts'
import { type AreaTranslator, serverTranslator } from '#modules/server-translator.ts'
import { getSettings, type Settings, studioOf } from '#modules/settings/index.ts'
import { listShippingRates } from '#modules/shipping/index.ts'

/** Returns the values of text placeholders from the settings, so that pages promise only what the checkout does. */
export async function readFacts(ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>): Promise<(language: Language) => ContentFacts> {
  const [settings, rates] = await Promise.all([getSettings(ctx), listShippingRates(ctx)])
  return (language) => {
    const t = serverTranslator('page-facts', language)
    return {
      shop_name: settings.shop_name,
      free_shipping_over: formatRoundMoney(settings.free_shipping_over),
      free_shipping_sentence: t(`freeShipping.${settings.free_shipping_for}`, {
        amount: formatRoundMoney(settings.free_shipping_over),
      }),
      first_purchase_discount: formatPercent(language, settings.first_purchase_discount, 2),
      tax_rate: formatPercent(language, settings.tax_rate, 2),
      tax_sentence: taxSentence(t, settings, language),
      delivery_days: deliveryDays(t, rates, language),
      studio_address: studioLine(studioOf(settings)),
      return_time: t('returnTime', { count: settings.return_days }),
      analytics_months: formatNumber(language, settings.analytics_months),
      payment_hours: formatNumber(language, settings.payment_hours),
      low_stock_payment_hours: formatNumber(language, Math.min(settings.payment_hours, settings.low_stock_payment_hours)),
      proof_max_mb: formatNumber(language, settings.proof_max_mb),
      carrier_name: settings.carrier_name,
    }
  }
}

function taxSentence(t: AreaTranslator<'page-facts'>, { tax_rate, tax_destinations }: Settings, language: Language): string {
  return tax_rate === 0 ? t('tax.none') : t(`tax.${tax_destinations}`, { rate: formatPercent(language, tax_rate, 2) })
}

type Rates = Awaited<ReturnType<typeof listShippingRates>>

/** Lists the zones in the format of `rules/content-text.ts`. */
function deliveryDays(t: AreaTranslator<'page-facts'>, rates: Rates, language: Language): string {
  const zones = serverTranslator('buying', language)
  const lines = shippingZones.map((zone) => {
    const { days_from: from = 0, days_to: to = 0 } = rates.find((rate) => rate.zone === zone) ?? {}
    const range = from === to ? String(to) : formatRange(from, to)
    return `- **${zones(`zones.${zone}`)}**: ${t('days', { count: to, range })}`
  })
  return lines.join('\n')
}
