import type { Scan } from '#contract/pickups.ts'
import type { StallMethod } from '#contract/rules/stall-terms.ts'
import type { NewSale } from '#contract/stall-sales.ts'

export type HandedOver = { order_item_id: string; quantity: number }

/** One thing that somebody did at a stall; `key` is its own for ever. */
export type Deed =
  | {
      kind: 'scan'
      key: string
      scan: Omit<Scan, 'scan_id'>
      orderId: string | undefined
      /** The phone told its holder to hand over, before the shop was asked. */
      handedOver: boolean
    }
  /** `before`: how much of each item the order had then. */
  | { kind: 'undo'; key: string; scanId: string; orderId: string; before: readonly HandedOver[] }
  | { kind: 'pickup'; key: string; orderId: string; items: readonly HandedOver[] }
  | { kind: 'payment'; key: string; orderId: string; method: StallMethod; received?: number }
  | { kind: 'sale'; key: string; eventId: string; sale: NewSale }

export type NewEntry = {
  deed: Deed
  /** The account that did it: another one does not send what moves money, since keys are of the caller. */
  madeBy: string | undefined
  madeAt: string
  /** How it is named in the queue: an order's number or a receipt's. */
  title: string
  pieces: number
  /** What changed hands, in whole ringgit and sen. */
  amount?: number
  state: 'waiting' | 'refused' | 'sent'
}

export type Entry = NewEntry & {
  number: number
  answer?: unknown
  /** The shop's sentence. */
  refusal?: string
  code?: string
  /** Both of two phones handed over; until somebody has read it. */
  conflict?: { at: string | null; by: string | null }
  isCorrected?: boolean
  /** What the shop wrote down of a sale, at prices that are not those that were shown here; until somebody has read it. */
  written?: number
}

/** Somebody has to read it. */
export function needsLook({ state, conflict, written }: Entry): boolean {
  return state === 'refused' || conflict !== undefined || written !== undefined
}
