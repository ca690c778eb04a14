import { implement } from '@orpc/server'
import { checkoutContract } from '#contract/checkout.ts'
import type { RequestContext } from '#modules/context.ts'
import { getCheckoutOptions } from './checkout-options.ts'
import { quoteCart } from './quote-cart.ts'

const os = implement(checkoutContract).$context<RequestContext>()

export const checkoutRoutes = os.router({
  quote: os.quote.handler(({ input, context }) => quoteCart(context.ctx, input)),
  options: os.options.handler(({ context }) => getCheckoutOptions(context.ctx)),
})
