import { pageIn, pages } from '#contract/pages.ts'
import type { Quote } from '#contract/checkout.ts'
import { subtract, toSen, zero } from '#contract/rules/money.ts'
import { quoteCart } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { itemOf, writeDiscounts } from '../carts/present-cart.ts'
import { eligibilityMessages, messagesOf, ucpOf } from '../catalog/catalog-answer.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { chooseCode } from '../goods/choose-code.ts'
import { takeLines } from '../goods/take-lines.ts'
import { writeLines } from '../goods/write-lines.ts'
import { handoffTokenOf } from '../handoffs/handoff-token.ts'
import type { Message } from '../outcome.ts'
import { shapeOf } from '../versions/shape-of.ts'
import type { CheckoutContent } from './checkout-store.ts'
import { judgeBuyer } from './judge-buyer.ts'
import { judgeDelivery, type JudgedDelivery } from './judge-delivery.ts'
import { writeDelivery } from './write-delivery.ts'

export type Presented = { body: Record<string, unknown>; shown: Record<string, unknown> }
type Presenting = CheckoutContent & { id: string; expires_at: Date }

/** Writes an open checkout at today's prices, as the shop's own quote has them. */
export async function presentOpen(ask: UcpAsk, checkout: Presenting, before: readonly Message[] = []): Promise<Presented> {
  const ctx = { ...ask.ctx, language: checkout.language }
  const { shop, caller } = ask
  const taken = await takeLines(ctx, checkout.items)
  const stored = taken.lines.map((line) => line.stored)
  const priced = taken.lines.map((line) => line.priced)
  const { code, messages } = await chooseCode(ctx, priced, checkout.codes, ask.guess)
  const judged = await judgeDelivery(ctx, caller, checkout.delivery, stored)
  const quote = stored.length === 0 ? undefined : await quoteCart(ctx, { items: stored.map(itemOf), discount_code: code, ...judged.to })
  const sums = writeSums(quote, judged)
  const wrong = [...nothingLeft(ctx, stored.length), ...judgeBuyer(ctx.language, checkout.buyer), ...judged.messages]
  const warnings = [...before, ...taken.messages, ...messages, ...eligibilityMessages({ ctx, body: ask.body })]
  const isIncomplete = [...wrong, ...before].some(({ type }) => type === 'error')
  const lineIds = stored.map(({ id }) => id)
  const { delivery } = checkout
  const line_items = writeLines(shop.publicUrl, taken)
  const discounts = caller.active.has('dev.ucp.shopping.discount') ? { discounts: writeDiscounts(checkout.codes, code, sums.saved) } : {}
  return {
    shown: { line_items, totals: sums.totals, ...discounts },
    body: {
      ...headOf(ask, checkout.id),
      status: isIncomplete ? 'incomplete' : 'requires_escalation',
      line_items,
      ...buyerOf(ask, ctx, checkout),
      ...(delivery && { fulfillment: await writeDelivery(ctx, { version: caller.version, given: delivery, judged, quote, lineIds }) }),
      totals: sums.totals,
      ...discounts,
      ...messagesOf([...wrong, ...warnings, ...(isIncomplete ? [] : [reviewMessage(ask, ctx)])]),
      ...(await linksOf(ask, ctx)),
      continue_url: `${shop.publicUrl}${pageIn(ctx.language, pages.checkout())}?handoff=${handoffTokenOf(shop.authSecret, checkout.id)}`,
      expires_at: checkout.expires_at.toISOString(),
    },
  }
}

export function headOf(ask: UcpAsk, id: string) {
  const names = ['checkout', 'fulfillment', 'discount', 'buyer_consent'] as const
  const ucp = ucpOf(ask, ...names.map((name) => `dev.ucp.shopping.${name}` as const))
  return { ucp: { ...ucp, payment_handlers: {} }, id, currency: 'MYR' }
}

/** The parts add up to the total; delivery and tax are part of it once the place is known. */
function writeSums(quote: Quote | undefined, { to }: JudgedDelivery) {
  const subtotal = quote?.subtotal ?? zero
  const discount = quote && quote.discount_code !== null ? quote.discount : zero
  const saved = toSen(discount)
  const total = quote && to ? quote.total : subtract(subtotal, discount)
  const totals = [
    { type: 'subtotal', amount: toSen(subtotal) },
    ...(saved > 0 ? [{ type: 'discount', amount: -saved }] : []),
    ...(quote && to
      ? [
          { type: 'fulfillment', amount: toSen(quote.shipping) },
          { type: 'tax', amount: toSen(quote.tax) },
        ]
      : []),
    { type: 'total', amount: toSen(total) },
  ]
  return { totals, saved }
}

function nothingLeft({ language }: Ctx, count: number): Message[] {
  const t = serverTranslator('agents', language)
  return count > 0
    ? []
    : [{ type: 'error', code: 'out_of_stock', content: t('line.nothingLeft'), severity: 'unrecoverable', path: '$.line_items' }]
}

function reviewMessage({ caller }: UcpAsk, { language }: Ctx): Message {
  const t = serverTranslator('agents', language)
  if (caller.active.has('dev.ucp.shopping.fulfillment'))
    return { type: 'error', code: 'buyer_review_required', content: t('review'), severity: 'requires_buyer_review' }
  return { type: 'error', code: 'buyer_input_required', content: t('typeAddress'), severity: 'requires_buyer_input' }
}

function buyerOf(ask: UcpAsk, ctx: Ctx, { buyer, wants_letters }: Presenting) {
  const written = { ...buyer, ...consentOf(ask, ctx, wants_letters) }
  return Object.keys(written).length > 0 ? { buyer: written } : {}
}

/** A consent is offered, never assumed; an agent's "yes" only starts the usual confirmation after the order. */
function consentOf({ caller }: UcpAsk, { language }: Ctx, granted: boolean) {
  if (!caller.active.has('dev.ucp.shopping.buyer_consent')) return {}
  const t = serverTranslator('agents', language)
  return { consent: { 'dev.ucp.consent.marketing': { granted, source: granted ? 'platform' : 'business', description: t('consent') } } }
}

export async function linksOf({ shop: { publicUrl }, caller }: UcpAsk, ctx: Ctx) {
  const t = serverTranslator('agents', ctx.language)
  const page = (path: string) => publicUrl + pageIn(ctx.language, path)
  const returns = `${page(pages.terms())}#returns`
  const { return_days: number } = await getSettings(ctx)
  const policy = { type: 'dev.ucp.shopping.policy.return', description: { plain: t('returns', { number }) }, url: returns }
  return {
    links: [
      { type: 'privacy_policy', url: page(pages.privacy()) },
      { type: 'terms_of_service', url: page(pages.terms()) },
      { type: 'refund_policy', url: returns },
      { type: 'shipping_policy', url: `${page(pages.terms())}#delivery` },
    ],
    ...shapeOf(caller.version).policiesOf(number > 0 ? [policy] : []),
  }
}
