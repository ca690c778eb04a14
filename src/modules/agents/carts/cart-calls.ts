import { randomBytes } from 'node:crypto'
import { pages } from '#contract/pages.ts'
import { inTransaction } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { storeLines } from '../goods/take-lines.ts'
import { handoffTokenOf } from '../handoffs/handoff-token.ts'
import { type Answer, type Message, notFound, outcome } from '../outcome.ts'
import { cancelCart, changeCart, findCart, insertCart, noteShownTotal, type StoredCart } from './cart-store.ts'
import { presentCart } from './present-cart.ts'
import { readCodes, readLines } from './read-cart-request.ts'

/** POST /carts: 201, or an outcome if nothing of it can be bought. Throws a Refusal (400). */
export function createCart(ask: UcpAsk): Promise<Answer> {
  const [asked, codes] = [readLines(ask), readCodes(ask)]
  return inTransaction(ask.ctx, async (ctx) => {
    const { lines, messages } = await storeLines(ctx, asked)
    const id = `cart_${randomBytes(18).toString('base64url')}`
    const cart = { id, items: lines, codes, language: ctx.language }
    const shown = await presentCart({ ...ask, ctx }, { ...cart, expires_at: ctx.clock.now() }, messages)
    if (!shown) return nothingLeft(ask, messages)
    const token = handoffTokenOf(ask.shop.authSecret, id)
    const { expires_at } = await insertCart(ctx, ask.caller, { ...cart, shown_sen: shown.totalSen, token })
    return { status: 201, body: { ...shown.body, expires_at: expires_at.toISOString() } }
  })
}

export async function getCart(ask: UcpAsk): Promise<Answer> {
  const cart = await findCart(ask.ctx, ask.caller, ask.id)
  return cart ? shown(ask, cart) : missing(ask)
}

/** PUT /carts/{id} replaces everything. Throws a Refusal (400). */
export function updateCart(ask: UcpAsk): Promise<Answer> {
  const [asked, codes] = [readLines(ask), readCodes(ask)]
  return inTransaction(ask.ctx, async (ctx) => {
    const cart = await findCart(ctx, ask.caller, ask.id, true)
    if (!cart) return missing(ask)
    const { lines, messages } = await storeLines(ctx, asked, cart.items)
    const changed = { ...cart, items: lines, codes, language: ctx.language }
    const presented = await presentCart({ ...ask, ctx }, changed, messages)
    if (!presented) return nothingLeft(ask, messages)
    await changeCart(ctx, cart.id, { ...changed, shown_sen: presented.totalSen })
    return { status: 200, body: presented.body }
  })
}

/** POST /carts/{id}/cancel answers the last state once. */
export function cancelCartCall(ask: UcpAsk): Promise<Answer> {
  return inTransaction(ask.ctx, async (ctx) => {
    const cart = await findCart(ctx, ask.caller, ask.id, true)
    if (!cart) return missing(ask)
    const answer = await shown({ ...ask, ctx }, cart)
    await cancelCart(ctx, cart.id)
    return answer
  })
}

async function shown(ask: UcpAsk, cart: StoredCart): Promise<Answer> {
  const presented = await presentCart(ask, cart)
  if (!presented) return nothingLeft({ ...ask, ctx: { ...ask.ctx, language: cart.language } }, [])
  if (presented.totalSen !== cart.shown_sen) await noteShownTotal(ask.ctx, cart.id, presented.totalSen)
  return { status: 200, body: presented.body }
}

function missing(ask: UcpAsk): Answer {
  return notFound(ask.caller.version, ask.shop.publicUrl + pages.cart())
}

function nothingLeft({ ctx, caller, shop: { publicUrl } }: UcpAsk, messages: readonly Message[]): Answer {
  const t = serverTranslator('agents', ctx.language)
  const code = messages[0]?.code ?? 'out_of_stock'
  const reason: Message = { type: 'error', code, content: t('line.nothingLeft'), severity: 'unrecoverable' }
  return outcome(caller.version, [reason, ...messages], publicUrl + pages.shop())
}
