import { randomBytes } from 'node:crypto'
import { pages } from '#contract/pages.ts'
import { inTransaction } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { findCart } from '../carts/cart-store.ts'
import { readCodes, readLines } from '../carts/read-cart-request.ts'
import { messagesOf } from '../catalog/catalog-answer.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { storeLines } from '../goods/take-lines.ts'
import { handoffTokenOf } from '../handoffs/handoff-token.ts'
import { type Answer, type Message, notFound, outcome } from '../outcome.ts'
import { orderPage } from '../orders/present-order.ts'
import * as store from './checkout-store.ts'
import { keepOfferedPlace } from './judge-delivery.ts'
import { headOf, linksOf, presentOpen } from './present-checkout.ts'
import { readBuyer, readDelivery } from './read-checkout-request.ts'

/** POST /checkout-sessions. A cart's goods and codes count, not those sent beside it. Throws a Refusal (400). */
export function createCheckout(ask: UcpAsk): Promise<Answer> {
  const cartId = typeof ask.body['cart_id'] === 'string' ? ask.body['cart_id'] : undefined
  const asked = cartId === undefined ? { lines: readLines(ask), codes: readCodes(ask) } : undefined
  const buyer = readBuyer(ask)
  const read = readDelivery(ask, null, unknownId(ask))
  return inTransaction(ask.ctx, async (ctx) => {
    const inside = { ...ask, ctx }
    const cart = cartId === undefined ? undefined : await findCart(ctx, ask.caller, cartId, true)
    if (cartId !== undefined && !cart) return missing(ask)
    const earlier = cartId === undefined ? undefined : await store.findCheckout(ctx, ask.caller, { cartId })
    if (earlier) return show(inside, earlier)
    const found = asked ? await storeLines(ctx, asked.lines) : { lines: cart?.items ?? [], messages: [] }
    const { delivery, messages } = await keepOfferedPlace(ctx, read, null, found.lines)
    const id = `chk_${randomBytes(18).toString('base64url')}`
    const content = { items: found.lines, codes: asked?.codes ?? cart?.codes ?? [], language: ctx.language, delivery, ...buyer }
    const expires_at = store.expiryOf(ctx)
    const { body, shown } = await presentOpen(inside, { ...content, id, expires_at }, [...found.messages, ...messages])
    if (isEmpty(shown)) return nothingLeft(inside, found.messages)
    const token = handoffTokenOf(ask.shop.authSecret, id)
    await store.insertCheckout(ctx, ask.caller, { ...content, id, token, cartId, shown, expires_at })
    return { status: 201, body }
  })
}

export async function getCheckout(ask: UcpAsk): Promise<Answer> {
  const checkout = await store.findCheckout(ask.ctx, ask.caller, { id: ask.id })
  return checkout ? show(ask, checkout) : missing(ask)
}

/** PUT replaces everything. Throws a Refusal (400). */
export function updateCheckout(ask: UcpAsk): Promise<Answer> {
  const [lines, codes, buyer] = [readLines(ask), readCodes(ask), readBuyer(ask)]
  return inOpen(ask, async (inside, checkout) => {
    const { ctx } = inside
    const found = await storeLines(ctx, lines, checkout.items)
    const read = readDelivery(ask, checkout.delivery, unknownId(ask))
    const { delivery, messages } = await keepOfferedPlace(ctx, read, checkout.delivery, found.lines)
    const content = { items: found.lines, codes, language: ctx.language, delivery, ...buyer }
    const { body, shown } = await presentOpen(inside, { ...checkout, ...content }, [...found.messages, ...messages])
    await store.changeCheckout(ctx, checkout.id, content, shown)
    return { status: 200, body }
  })
}

/** Changes nothing: a person places the order. `payment` is not read. */
export function completeCheckout(ask: UcpAsk): Promise<Answer> {
  return inOpen({ ...ask, body: {} }, show)
}

export function cancelCheckoutCall(ask: UcpAsk): Promise<Answer> {
  return inOpen(ask, async (inside, checkout) => {
    await store.cancelCheckout(inside.ctx, checkout.id)
    return show(inside, { ...checkout, canceled_at: inside.ctx.clock.now(), buyer: null, delivery: null })
  })
}

type Act = (ask: UcpAsk, checkout: store.StoredCheckout) => Promise<Answer>

/** Acts on an open checkout in a transaction; one that is over is answered unchanged, with an error. */
function inOpen(ask: UcpAsk, act: Act): Promise<Answer> {
  return inTransaction(ask.ctx, async (ctx) => {
    const inside = { ...ask, ctx }
    const checkout = await store.findCheckout(ctx, ask.caller, { id: ask.id }, true)
    if (!checkout) return missing(ask)
    if (!isOver(checkout)) return act(inside, checkout)
    const t = serverTranslator('agents', checkout.language)
    return showOver(inside, checkout, [{ type: 'error', code: 'checkout_closed', content: t('closed'), severity: 'unrecoverable' }])
  })
}

function isOver({ canceled_at, completed_at }: store.StoredCheckout): boolean {
  return canceled_at !== null || completed_at !== null
}

async function show(ask: UcpAsk, checkout: store.StoredCheckout): Promise<Answer> {
  if (isOver(checkout)) return showOver(ask, checkout)
  const { body, shown } = await presentOpen(ask, checkout)
  if (JSON.stringify(shown) !== JSON.stringify(checkout.shown)) await store.noteShown(ask.ctx, checkout.id, shown)
  return { status: 200, body }
}

/** The lines and sums as the agent saw them last, without buyer and place. */
async function showOver(ask: UcpAsk, checkout: store.StoredCheckout, messages: readonly Message[] = []): Promise<Answer> {
  const { order_id: id, shown, expires_at } = checkout
  const ctx = { ...ask.ctx, language: checkout.language }
  const label = id === null ? '' : await store.readOrderNumber(ctx, id)
  const permalink_url = orderPage(ask.shop.publicUrl, label)
  const body = {
    ...headOf(ask, checkout.id),
    status: checkout.completed_at === null ? 'canceled' : 'completed',
    line_items: [],
    totals: [],
    ...shown,
    ...(id !== null && { order: { id, label, permalink_url } }),
    ...messagesOf(messages),
    ...(await linksOf(ask, ctx)),
    expires_at: expires_at.toISOString(),
  }
  return { status: 200, body }
}

function isEmpty({ line_items }: Record<string, unknown>): boolean {
  return Array.isArray(line_items) && line_items.length === 0
}

function unknownId({ ctx }: UcpAsk): string {
  const t = serverTranslator('agents', ctx.language)
  return t('unknownDestination')
}

function missing({ caller, shop }: UcpAsk): Answer {
  return notFound(caller.version, shop.publicUrl + pages.cart())
}

function nothingLeft({ ctx, caller, shop }: UcpAsk, messages: readonly Message[]): Answer {
  const t = serverTranslator('agents', ctx.language)
  const code = messages[0]?.code ?? 'out_of_stock'
  const reason: Message = { type: 'error', code, content: t('line.nothingLeft'), severity: 'unrecoverable' }
  return outcome(caller.version, [reason, ...messages], shop.publicUrl + pages.shop())
}
