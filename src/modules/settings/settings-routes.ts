import { implement } from '@orpc/server'
import { readCoordinates } from '#contract/rules/coordinates.ts'
import { readOpeningHours } from '#contract/rules/opening-hours.ts'
import { studioLine } from '#contract/rules/studio-address.ts'
import { settingsContract } from '#contract/settings.ts'
import { shopContract } from '#contract/shop.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { getSettings } from './get-settings.ts'
import { displayRatesOf, handoffsOf, studioOf } from './settings.ts'
import { changeShopSettings, getShopSettings } from './shop-settings.ts'

const os = implement(shopContract).$context<RequestContext>()

export const shopRoutes = os.router({
  facts: os.facts.handler(async ({ context }) => {
    const settings = await getSettings(context.ctx)
    return {
      name: settings.shop_name,
      languages: settings.languages,
      free_shipping_over: settings.free_shipping_over,
      free_shipping_for: settings.free_shipping_for,
      first_purchase_discount: settings.first_purchase_discount,
      tax_rate: settings.tax_rate,
      display_rates: displayRatesOf(settings),
      rates_on: settings.rates_on,
      low_stock_at: settings.low_stock_at,
      social_url: settings.social_url,
      studio_address: studioLine(studioOf(settings)),
      analytics_consent: settings.analytics_consent,
      handoffs: handoffsOf(settings),
    }
  }),
  studio: os.studio.handler(async ({ context }) => {
    const settings = await getSettings(context.ctx)
    const { studio_coordinates: coordinates, opening_hours: hours, holidays } = settings
    return {
      ...studioOf(settings),
      coordinates: readCoordinates(coordinates) ?? null,
      opening_hours: [...(readOpeningHours(hours) ?? [])],
      holidays,
    }
  }),
})

const admin = implement(settingsContract).$context<RequestContext>()

export const settingsRoutes = admin.router({
  get: admin.get.handler(({ context }) => getShopSettings(context.ctx)),
  change: admin.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeShopSettings(ctx, input))),
})
