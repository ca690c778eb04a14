import type { Scan } from '#contract/pickups.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import type { NewSale } from '#contract/stall-sales.ts'
import type { QueuedAction } from '#web/browser/offline/queued-action.ts'

export type HandedOver = { order_item_id: string; quantity: number }

/** One action at a stall. */
export type StallAction =
  | {
      kind: 'scan'
      key: string
      scan: Omit<Scan, 'scan_id'>
      orderId: string | undefined
      /** True if the phone instructed its user to hand over before the server was asked. */
      handedOver: boolean
    }
  /** `before` is the quantity of each item that was handed over before. */
  | { kind: 'undo'; key: string; scanId: string; orderId: string; before: readonly HandedOver[] }
  | { kind: 'pickup'; key: string; orderId: string; items: readonly HandedOver[] }
  | { kind: 'payment'; key: string; orderId: string; method: StallMethod; received?: number }
  | { kind: 'sale'; key: string; eventId: string; sale: NewSale }

/** An account that is not the acting one must not send payments or sales, because keys belong to the caller. */
export type QueuedStallAction = QueuedAction<StallAction> & {
  /** The action's name in the queue: an order or receipt number. */
  title: string
  pieces: number
  /** The amount of money, in ringgit with sen as decimals. */
  amount?: number
  /** Set if two phones both handed the order over. Removed when staff dismiss it. */
  conflict?: { at: string | null; by: string | null }
  isCorrected?: boolean
  /** The total of a sale as the server recorded it, if it differs from the total shown here. Removed when staff dismiss it. */
  written?: number
}
/** What a screen knows of an action; the stall adds the rest. */
export type StallWork = Pick<QueuedStallAction, 'action' | 'title' | 'pieces' | 'amount'>

export function needsLook({ state, conflict, written }: QueuedStallAction): boolean {
  return state === 'refused' || conflict !== undefined || written !== undefined
}
