import { implement } from '@orpc/server'
import { checkoutContract } from '#contract/checkout.ts'
import { checkoutSettingsContract } from '#contract/settings.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { getCheckoutOptions } from './checkout-options.ts'
import { changeCheckoutSettings, getCheckoutSettings } from './checkout-settings.ts'
import { hasUnknownCode, limitGuesses } from './limit-guesses.ts'
import { quoteCart } from './quote-cart.ts'

const os = implement(checkoutContract).$context<RequestContext>()

export const checkoutRoutes = os.router({
  quote: os.quote.handler(({ input, context }) =>
    limitGuesses(context, input.discount_code, async (guess) => {
      const quote = await quoteCart(context.ctx, input)
      guess.isWrong = hasUnknownCode(quote)
      return quote
    }),
  ),
  options: os.options.handler(({ context }) => getCheckoutOptions(context.ctx)),
})

const admin = implement(checkoutSettingsContract).$context<RequestContext>()

export const checkoutSettingsRoutes = admin.router({
  get: admin.get.handler(({ context }) => getCheckoutSettings(context.ctx)),
  change: admin.change.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => changeCheckoutSettings(ctx, input))),
})
