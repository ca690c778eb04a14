import { implement } from '@orpc/server'
import { shopContract } from '#contract/shop.ts'
import type { RequestContext } from '#modules/context.ts'
import { getSettings } from './get-settings.ts'

const os = implement(shopContract).$context<RequestContext>()

export const shopRoutes = os.router({
  facts: os.facts.handler(async ({ context }) => {
    const { shop_name, free_shipping_over, free_shipping_for, tax_rate, social_url, analytics_consent } = await getSettings(context.ctx)
    return { name: shop_name, free_shipping_over, free_shipping_for, tax_rate, social_url, analytics_consent }
  }),
})
