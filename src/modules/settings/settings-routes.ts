import { implement } from '@orpc/server'
import { settingsContract } from '#contract/settings.ts'
import { shopContract } from '#contract/shop.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { getSettings } from './get-settings.ts'
import { displayRatesOf } from './settings.ts'
import { changeShopSettings, getShopSettings } from './shop-settings.ts'

const os = implement(shopContract).$context<RequestContext>()

export const shopRoutes = os.router({
  facts: os.facts.handler(async ({ context }) => {
    const settings = await getSettings(context.ctx)
    return {
      name: settings.shop_name,
      free_shipping_over: settings.free_shipping_over,
      free_shipping_for: settings.free_shipping_for,
      first_purchase_discount: settings.first_purchase_discount,
      tax_rate: settings.tax_rate,
      display_rates: displayRatesOf(settings),
      rates_on: settings.rates_on,
      social_url: settings.social_url,
      analytics_consent: settings.analytics_consent,
    }
  }),
})

const admin = implement(settingsContract).$context<RequestContext>()

export const settingsRoutes = admin.router({
  get: admin.get.handler(({ context }) => getShopSettings(context.ctx)),
  change: admin.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeShopSettings(ctx, input))),
})
