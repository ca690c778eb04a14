export const orderStatuses = ['pending', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Work begins after payment, then the parcel leaves or is handed over. Staff may deviate, which the history records. */
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

type Statuses = { status: OrderStatus; payment_status: PaymentStatus }

export const channels = ['web', 'counter', 'staff'] as const
export type Channel = (typeof channels)[number]

export const customerStatuses = ['pending_payment', 'proof_submitted', 'processing', 'shipped', 'completed', 'cancelled'] as const
export type CustomerStatus = (typeof customerStatuses)[number]

/** Derives the status that the customer sees from the two stored statuses. */
export function customerStatusOf(status: OrderStatus, paymentStatus: PaymentStatus): CustomerStatus {
  if (status !== 'pending') return status
  return paymentStatus === 'unpaid' ? 'pending_payment' : 'proof_submitted'
}

/** Returns the payment status to display: nobody is to check the receipt of a cancelled order. */
export function paymentWordOf({ status, payment_status }: Statuses): PaymentStatus | 'proof_unchecked' {
  return status === 'cancelled' && payment_status === 'proof_submitted' ? 'proof_unchecked' : payment_status
}

/** Returns whether the buyer may still pay, send another proof, or cancel: no money was taken and no work has begun. */
export function awaitsMoney({ status, payment_status }: Statuses): boolean {
  return status === 'pending' && (payment_status === 'unpaid' || payment_status === 'proof_submitted')
}

/** How an order in a status holds its pieces: reserved, taken from stock, or released. */
export type StockHold = 'reserved' | 'taken' | 'released'

export function stockHoldOf(status: OrderStatus): StockHold {
  if (status === 'cancelled') return 'released'
  return status === 'shipped' || status === 'completed' ? 'taken' : 'reserved'
}

/** The longest time for which an unpaid order can hold its pieces: 90 days. */
export const longestHoldHours = 24 * 90

/** Staff are reminded of unpaid orders that will be cancelled within so many hours. */
export const endingHours = 12

export const progressSteps = ['placed', 'processing', 'shipped', 'delivered'] as const

/** Returns the index of the order's step; undefined for a cancelled order. */
export function progressOf(status: OrderStatus): number | undefined {
  return { pending: 0, processing: 1, shipped: 2, completed: 3, cancelled: undefined }[status]
}
