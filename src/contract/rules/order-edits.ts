import type { OrderStatus } from './order-states.ts'

export const editedParts = ['name', 'email', 'phone', 'address', 'billing', 'note', 'gift_message'] as const
export type EditedPart = (typeof editedParts)[number]

/** Until it is sent or handed over; a cancelled order goes nowhere. */
export function isEditable({ status }: { status: OrderStatus }): boolean {
  return status === 'pending' || status === 'processing'
}
