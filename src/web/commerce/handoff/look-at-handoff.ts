import * as agents from '#contract/calls/agents.gen.ts'
import * as carts from '#contract/calls/carts.gen.ts'
import type { Handoff } from '#contract/agents.ts'
import type { Language } from '#contract/languages.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import { addLine, type CartLine } from '../cart/cart-lines.ts'
import { cartLineOf } from '../cart/kept-cart.ts'

export type Looked =
  | { outcome: 'open'; handoff: Handoff; lines: CartLine[]; isPartlyGone: boolean }
  | { outcome: 'gone' | 'expired' | 'failed' }
  | { outcome: 'used'; orderId: string | null }

/** Reads what was prepared, at today's prices for this visitor. Never throws, unless it was cancelled. */
export async function lookAtHandoff(token: string, { language, signal }: { language: Language; signal: AbortSignal }): Promise<Looked> {
  try {
    const handoff = await readCurrent(agents.look, { token }, { language, signal })
    const { lines } = await readCurrent(carts.lines, { items: handoff.items, lang: language }, { language, signal })
    if (lines.length === 0) return { outcome: 'gone' }
    return { outcome: 'open', handoff, lines: lines.map(cartLineOf), isPartlyGone: lines.length < handoff.items.length }
  } catch (error) {
    signal.throwIfAborted()
    const refusal = refusalOf(agents.look, error)
    if (refusal.code === 'handoff_used') return { outcome: 'used', orderId: refusal.order_id }
    return { outcome: refusal.code === 'not_found' || refusal.code === 'invalid_input' ? 'expired' : 'failed' }
  }
}

/** Returns both carts' lines; the pieces of equal lines are added up. */
export function addLines(own: readonly CartLine[], prepared: readonly CartLine[]): CartLine[] {
  return prepared.reduce<CartLine[]>((sum, { quantity, ...line }) => addLine(sum, line, quantity), [...own])
}
