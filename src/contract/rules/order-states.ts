export const orderStatuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The ordinary course: work begins with the money, a parcel leaves or the goods are handed over. Staff may leave it, and the history says so. */
export const ordinaryTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'completed', 'cancelled'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

export function isOrdinaryTransition(from: OrderStatus, to: OrderStatus): boolean {
  return from === to || ordinaryTransitions[from].includes(to)
}

export const paymentStatuses = ['unpaid', 'proof_submitted', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const channels = ['web', 'counter', 'staff'] as const
export type Channel = (typeof channels)[number]

export const customerStatuses = ['pending_payment', 'proof_submitted', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** What the customer is shown follows from the two stored states. */
export function customerStatusOf(status: OrderStatus, paymentStatus: PaymentStatus): CustomerStatus {
  if (status !== 'pending') return status
  return paymentStatus === 'unpaid' ? 'pending_payment' : 'proof_submitted'
}

/** Whether the buyer may still pay it, send another proof, or cancel it: no money was taken and no work begun. */
export function awaitsMoney({ status, payment_status }: { status: OrderStatus; payment_status: PaymentStatus }): boolean {
  return status === 'pending' && (payment_status === 'unpaid' || payment_status === 'proof_submitted')
}

/** How an order in this state holds its pieces: reserved, taken from the shelf, or released. */
export type StockHold = 'reserved' | 'taken' | 'released'

export function stockHoldOf(status: OrderStatus): StockHold {
  if (status === 'cancelled') return 'released'
  return status === 'shipped' || status === 'completed' ? 'taken' : 'reserved'
}

/** How long an unpaid order can keep its pieces at most: 90 days. */
export const longestHoldHours = 24 * 90

/** Staff are reminded of what is cancelled unpaid within so many hours. */
export const endingHours = 12

export const progressSteps = ['placed', 'processing', 'shipped', 'delivered'] as const

/** Index of the step an order stands on; undefined for a cancelled order, which has left the road. */
export function progressOf(status: OrderStatus): number | undefined {
  return { pending: 0, processing: 1, shipped: 2, completed: 3, cancelled: undefined }[status]
}
