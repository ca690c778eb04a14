export const returnStatuses = ['requested', 'accepted', 'refused', 'received', 'settled', 'withdrawn'] as const
export type ReturnStatus = (typeof returnStatuses)[number]
export const returnWishes = ['refund', 'exchange'] as const
export const returnReasons = ['too_small', 'too_large', 'damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other'] as const
type ReturnReason = (typeof returnReasons)[number]
/** Items returned for these reasons are damaged, misprinted or not the ordered item. */
const unsellable: readonly ReturnReason[] = ['damaged', 'wrong_item', 'not_as_described']

/** Returns how many of the returned pieces are proposed for sale again. */
export function sellableAgain(reason: ReturnReason, quantity: number): number {
  return unsellable.includes(reason) ? 0 : quantity
}

export const mostReturnPictures = 4
export const returnPictureMb = 10
export const returnLengths = { text: 2000, answer: 2000, orderNumber: 32 } as const

/** Returns that still need an action; all others have ended. */
export const openReturns = ['requested', 'accepted', 'received'] as const satisfies readonly ReturnStatus[]
const steps: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['accepted', 'refused', 'withdrawn'],
  accepted: ['received', 'refused', 'settled', 'withdrawn'],
  refused: [],
  received: ['settled'],
  settled: [],
  withdrawn: [],
}

export function canBecome(from: ReturnStatus, to: ReturnStatus): boolean {
  return steps[from].includes(to)
}
