import { z } from 'zod'
import { call } from './call.ts'
import { displayCurrencies } from './rules/display-currencies.ts'

const shopFacts = z.object({
  name: z.string(),
  /** RM, and whom it is for. */
  free_shipping_over: z.number(),
  free_shipping_for: z.enum(['members', 'everybody']),
  /** A share, such as 0.05. */
  first_purchase_discount: z.number(),
  tax_rate: z.number(),
  /** In what else prices can be shown, and of which day the rates are. */
  display_rates: z.array(z.object({ code: z.enum(displayCurrencies), rate: z.number() })),
  rates_on: z.string(),
  social_url: z.string(),
  analytics_consent: z.enum(['everybody', 'nobody']),
})

export type ShopFacts = z.infer<typeof shopFacts>

export const shopContract = {
  facts: call('everyone')
    .route({ method: 'GET', path: '/shop', summary: 'Read what every page says of the shop itself', tags: ['Shop'] })
    .output(shopFacts),
}
