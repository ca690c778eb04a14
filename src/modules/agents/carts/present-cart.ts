import { pageIn, pages } from '#contract/pages.ts'
import { subtract, toSen, zero } from '#contract/rules/money.ts'
import { quoteCart } from '#modules/checkout/index.ts'
import { eligibilityMessages, messagesOf, ucpOf } from '../catalog/catalog-answer.ts'
import type { UcpAsk } from '../door/ucp-ask.ts'
import { chooseCode } from '../goods/choose-code.ts'
import { takeLines } from '../goods/take-lines.ts'
import { writeLines } from '../goods/write-lines.ts'
import { handoffTokenOf } from '../handoffs/handoff-token.ts'
import type { Message } from '../outcome.ts'
import type { StoredCart } from './cart-store.ts'

type PresentedCart = { body: Record<string, unknown>; totalSen: number }

/** Writes a cart at today's prices; undefined if nothing of it can be bought. */
export async function presentCart(
  ask: UcpAsk,
  cart: Omit<StoredCart, 'shown_sen'>,
  before: readonly Message[] = [],
): Promise<PresentedCart | undefined> {
  const ctx = { ...ask.ctx, language: cart.language }
  const { publicUrl, authSecret } = ask.shop
  const taken = await takeLines(ctx, cart.items)
  if (taken.lines.length === 0) return undefined
  const priced = taken.lines.map((line) => line.priced)
  const { code, messages } = await chooseCode(ctx, priced, cart.codes, ask.guess)
  const items = taken.lines.map(({ stored }) => stored)
  const { subtotal, discount, discount_code } = await quoteCart(ctx, { items: items.map(itemOf), discount_code: code })
  const saved = discount_code === null ? zero : discount
  const hasDiscounts = ask.caller.active.has('dev.ucp.shopping.discount')
  const totalSen = toSen(subtract(subtotal, saved))
  const body = {
    ucp: ucpOf(ask, 'dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'),
    id: cart.id,
    line_items: writeLines(publicUrl, taken),
    currency: 'MYR',
    totals: [
      { type: 'subtotal', amount: toSen(subtotal) },
      ...(saved > 0 ? [{ type: 'discount', amount: -toSen(saved) }] : []),
      { type: 'total', amount: totalSen },
    ],
    ...(hasDiscounts && { discounts: writeDiscounts(cart.codes, code, toSen(saved)) }),
    ...messagesOf([...before, ...taken.messages, ...messages, ...eligibilityMessages({ ctx, body: ask.body })]),
    continue_url: `${publicUrl}${pageIn(cart.language, pages.cart())}?handoff=${handoffTokenOf(authSecret, cart.id)}`,
    expires_at: cart.expires_at.toISOString(),
  }
  return { body, totalSen }
}

/** A code that ships free is applied with amount 0. */
export function writeDiscounts(codes: readonly string[], code: string | undefined, amount: number) {
  return { codes, applied: code === undefined ? [] : [{ code, title: code, amount }] }
}

export function itemOf({ product_id, variation_id, size, quantity }: StoredCart['items'][number]) {
  return { product_id, variation_id, size, quantity }
}
