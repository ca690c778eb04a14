import type { OrderStatus } from './order-states.ts'

export const editedParts = ['name', 'email', 'phone', 'address', 'billing', 'note', 'gift_message'] as const
export type EditedPart = (typeof editedParts)[number]

/** Possible until the order is sent, handed over or cancelled. */
export function isEditable({ status }: { status: OrderStatus }): boolean {
  return status === 'pending' || status === 'processing'
}
