import type { TableName } from '#modules/module.ts'
import { type EffectsOf, type LiveEffect, partOf, wholeOf } from '#modules/live-effects.ts'

export const partOfOrder: EffectsOf = ({ order_id: id }) => (id ? [...partOf('orders', id), ...partOf(`order:${id}`, id)] : [])

export const orderEffects = {
  orders: (change) => {
    const { id, has_moved_in_proofs: hasMovedInProofs, has_other_owner: hasOtherOwner } = change
    const rights: LiveEffect[] = hasOtherOwner || change.type === 'DELETE' ? [{ rights: `order:${id}` }] : []
    return [...wholeOf('orders', change), ...wholeOf(`order:${id}`, change), ...(hasMovedInProofs ? partOf('proofs', id) : []), ...rights]
  },
  order_history: (change) => (change.is_internal ? partOf('orders', change.order_id) : partOfOrder(change)),
  payment_proofs: (change) => [...partOfOrder(change), ...partOf('proofs', change.order_id)],
  order_guest_tokens: ({ order_id: id }) => [{ rights: `order:${id}` }],
} satisfies Partial<Record<TableName, EffectsOf>>
