import type { Manifest, PickupOrder } from '#contract/pickups.ts'
import { looksLikePickupCode, readPickupCode } from '#contract/rules/pickup-code.ts'
import type { ScanResult } from '#contract/rules/stall-terms.ts'
import { checkSignature } from './check-signature.ts'

/**
 * The result of a scan. Two results exist on the phone only: 'newer', a signed code of an order that is not in the phone's list, and
 * 'unchecked', a code whose signature this browser can't check.
 */
export type Verdict = {
  result: ScanResult | 'newer' | 'unchecked'
  order: PickupOrder | undefined
  collectedAt: string | null
  by: string | null
  /** The source of the result: the server or the phone's list. */
  from: 'shop' | 'list'
}

/** `orders` are those of the list with this phone's unsent changes applied. */
export type Known = Pick<Manifest, 'event' | 'keys' | 'revoked'> & { orders: readonly PickupOrder[] }

/** Judges a scanned or typed text offline. */
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

/** Matches an order number such as `UND-48231`, with other dashes, without dashes, or by its digits alone. */
function findByNumber(text: string, orders: readonly PickupOrder[]): PickupOrder | undefined {
  const digits = digitsOf(text)
  return digits.length < 4 ? undefined : orders.find(({ order_number }) => digitsOf(order_number) === digits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Returns the signal for a result. Only 'good' may be handed over immediately. */
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
