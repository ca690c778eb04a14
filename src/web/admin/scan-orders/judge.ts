import type { Manifest, PickupOrder } from '#contract/pickups.ts'
import { looksLikePickupCode, readPickupCode } from '#contract/rules/pickup-code.ts'
import type { ScanResult } from '#contract/rules/stall-terms.ts'
import { checkSignature } from './check-signature.ts'

/**
 * What a scan found. Two results are the phone's alone: 'newer', a code that the shop signed and whose order is not on the phone's list;
 * 'unchecked', a code whose signature this browser can't check.
 */
export type Verdict = {
  result: ScanResult | 'newer' | 'unchecked'
  order: PickupOrder | undefined
  collectedAt: string | null
  by: string | null
  /** Who says so: the shop, or the phone's list. */
  from: 'shop' | 'list'
}

/** `orders`: the list's, with what this phone has done since. */
export type Known = Pick<Manifest, 'event' | 'keys' | 'revoked'> & { orders: readonly PickupOrder[] }

/** Judges without a network what was scanned or typed. */
export async function judge(text: string, known: Known): Promise<Verdict> {
  const code = readPickupCode(text)
  if (!code) return looksLikePickupCode(text) ? verdict('forged') : judgeNumber(text, known)
  const checked = await checkSignature(code, known.keys)
  if (checked === 'bad') return verdict('forged')
  const order = known.orders.find(({ id }) => id === code.orderId)
  if (checked === 'unchecked') return verdict('unchecked', order)
  if (code.eventId !== known.event.id) return verdict('wrong_event')
  if (known.revoked.includes(code.nonce)) return verdict('cancelled', order)
  return order ? judgeOrder(order, known) : verdict('newer')
}

function judgeNumber(text: string, known: Known): Verdict {
  const order = findByNumber(text, known.orders)
  return order ? judgeOrder(order, known) : verdict('unknown')
}

function judgeOrder(order: PickupOrder, { event }: Known): Verdict {
  if (order.state === 'cancelled' || event.is_cancelled) return verdict('cancelled', order)
  if (order.state === 'collected') return verdict('already_collected', order)
  return verdict(order.paid ? 'collected' : 'not_paid', order)
}

function verdict(result: Verdict['result'], order?: PickupOrder): Verdict {
  return { result, order, collectedAt: order?.collected_at ?? null, by: null, from: 'list' }
}

/** `UND-48231`, with other dashes, without them, or its digits alone. */
function findByNumber(text: string, orders: readonly PickupOrder[]): PickupOrder | undefined {
  const digits = digitsOf(text)
  return digits.length < 4 ? undefined : orders.find(({ order_number }) => digitsOf(order_number) === digits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** How loud a result is: nothing but 'good' may be handed over at once. */
export function signalOf(result: Verdict['result']): 'good' | 'careful' | 'bad' {
  switch (result) {
    case 'collected':
      return 'good'
    case 'already_collected':
    case 'not_paid':
    case 'newer':
    case 'unchecked':
      return 'careful'
    case 'wrong_event':
    case 'cancelled':
    case 'forged':
    case 'unknown':
      return 'bad'
  }
}
