import { z } from 'zod'
import { language } from '#contract/fields.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import type { HttpRoute } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { returnFromPaypal } from './paypal/return-from-paypal.ts'
import { handlePaypalWebhook, handleStripeWebhook } from './webhooks.ts'

export function paymentsHttp({ memory, systemCtx, config }: ModuleServices): HttpRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/orders/{id}/paypal-return',
      described: {
        operationId: 'payments.paypalReturn',
        summary: 'Where PayPal sends the buyer back to',
        query: { token: z.string(), PayerID: z.string().optional(), lang: language.optional() },
        types: [],
      },
      rules: { who: 'service' },
      answer: ({ c, part }) => {
        const language = callLanguage(languagesOn({ memory }), new URL(c.req.url), c.req.raw.headers)
        return returnFromPaypal(c.req.raw, systemCtx({ language }), config, part('id'))
      },
    },
    {
      method: 'POST',
      path: '/api/webhooks/stripe',
      described: {
        operationId: 'payments.stripeWebhook',
        summary: 'What Stripe tells of payments, signed',
        types: ['application/json'],
      },
      rules: { who: 'service' },
      answer: ({ c }) => handleStripeWebhook(c.req.raw, systemCtx(), config),
    },
    {
      method: 'POST',
      path: '/api/webhooks/paypal',
      described: {
        operationId: 'payments.paypalWebhook',
        summary: 'What PayPal tells of payments, signed',
        types: ['application/json'],
      },
      rules: { who: 'service' },
      answer: async ({ c, context }) => handlePaypalWebhook(c.req.raw, systemCtx(), config, await context()),
    },
  ]
}
