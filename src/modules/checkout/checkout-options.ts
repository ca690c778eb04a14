import type { CheckoutOptions } from '#contract/checkout.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { listShippingRates } from '#modules/shipping/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { countriesIn } from './country-name.ts'
import { giftWrappingPrice } from './gift-wrapping.ts'
import { listPaymentMethods } from './payment-methods.ts'

export async function getCheckoutOptions(ctx: Ctx): Promise<CheckoutOptions> {
  const t = serverTranslator('buying', ctx.language)
  const settings = await getSettings(ctx)
  const rates = await listShippingRates(ctx)
  return {
    payment_methods: await listPaymentMethods(ctx),
    countries: countriesIn(ctx.language),
    tax_rate: settings.tax_rate,
    tax_destinations: settings.tax_destinations,
    shipping_zones: rates.map(({ zone, rate }) => ({ zone, name: t(`zones.${zone}`), rate })),
    free_shipping_over: settings.free_shipping_over,
    free_shipping_for: settings.free_shipping_for,
    first_purchase_discount: settings.first_purchase_discount,
    proof_max_mb: settings.proof_max_mb,
    gift_wrapping: giftWrappingPrice(settings),
    payment_hours: settings.payment_hours,
    return_days: settings.return_days,
    studio: studioOf(settings),
  }
}
