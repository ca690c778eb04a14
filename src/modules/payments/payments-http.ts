import { callLanguage } from '#contract/rules/request-language.ts'
import type { HttpRoute } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { returnFromPaypal } from './paypal/return-from-paypal.ts'
import { handlePaypalWebhook, handleStripeWebhook } from './webhooks.ts'

export function paymentsHttp({ systemCtx, config }: ModuleServices): HttpRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/orders/{id}/paypal-return',
      summary: 'Where PayPal sends the buyer back to',
      rules: { who: 'service' },
      answer: ({ c, part }) => {
        const language = callLanguage(new URL(c.req.url), c.req.raw.headers)
        return returnFromPaypal(c.req.raw, systemCtx({ language }), config, part('id'))
      },
    },
    {
      method: 'POST',
      path: '/api/webhooks/stripe',
      summary: 'What Stripe tells of payments, signed',
      rules: { who: 'service' },
      answer: ({ c }) => handleStripeWebhook(c.req.raw, systemCtx(), config),
    },
    {
      method: 'POST',
      path: '/api/webhooks/paypal',
      summary: 'What PayPal tells of payments, signed',
      rules: { who: 'service' },
      answer: ({ c }) => handlePaypalWebhook(c.req.raw, systemCtx(), config),
    },
  ]
}
