export const stallMethods = ['cash', 'qr', 'card', 'other'] as const
export type StallMethod = (typeof stallMethods)[number]

export const scanResults = ['collected', 'already_collected', 'wrong_event', 'not_paid', 'cancelled', 'forged', 'unknown'] as const
export type ScanResult = (typeof scanResults)[number]

/** How far an order is handed over. `missed`: not collected by `pickup_until`, or the event was cancelled. */
export const pickupStates = ['waiting', 'partly', 'collected', 'missed', 'cancelled'] as const
export type PickupState = (typeof pickupStates)[number]

type Handed = { status: string; collected_at: unknown; items: readonly { handed_over: number }[]; isOver: boolean }

/** `isOver`: the event was cancelled or no longer hands over orders. */
export function pickupStateOf({ status, collected_at, items, isOver }: Handed): PickupState {
  if (status === 'cancelled') return 'cancelled'
  if (collected_at !== null) return 'collected'
  if (isOver) return 'missed'
  return items.some(({ handed_over }) => handed_over > 0) ? 'partly' : 'waiting'
}

export const pickupChoices = ['ship', 'next_event', 'refund'] as const
export type PickupChoice = (typeof pickupChoices)[number]

export const countReasons = ['missing', 'damaged', 'gift', 'found', 'other'] as const

export const eventLedgerReasons = [
  'brought',
  'returned',
  'counted',
  'order_placed',
  'order_cancelled',
  'order_expired',
  'order_reopened',
  'collected',
  'not_collected',
  'sold',
  'sale_voided',
  'moved',
] as const
export type EventLedgerReason = (typeof eventLedgerReasons)[number]

/** The most scans that a phone sends in one call. */
export const mostScansAtOnce = 200
