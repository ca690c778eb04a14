import { implement } from '@orpc/server'
import { settingsContract } from '#contract/settings.ts'
import { shopContract } from '#contract/shop.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { getSettings } from './get-settings.ts'
import { changeShopSettings, getShopSettings } from './shop-settings.ts'

const os = implement(shopContract).$context<RequestContext>()

export const shopRoutes = os.router({
  facts: os.facts.handler(async ({ context }) => {
    const { shop_name, free_shipping_over, free_shipping_for, first_purchase_discount, tax_rate, social_url, analytics_consent } =
      await getSettings(context.ctx)
    return { name: shop_name, free_shipping_over, free_shipping_for, first_purchase_discount, tax_rate, social_url, analytics_consent }
  }),
})

const admin = implement(settingsContract).$context<RequestContext>()

export const settingsRoutes = admin.router({
  get: admin.get.handler(({ context }) => getShopSettings(context.ctx)),
  change: admin.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeShopSettings(ctx, input))),
})
