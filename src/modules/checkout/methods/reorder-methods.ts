import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { readMethodsForAdmin } from './list-methods.ts'

type Place = { id: string; display_order: number }

/** Reorders all methods or none. Requires a transaction; throws payment_method_not_found, InvalidInput (422). */
export async function reorderMethods(ctx: Ctx, places: readonly Place[]): Promise<{ payment_methods: AdminPaymentMethod[] }> {
  const twice = places.findIndex(({ id }, index) => places.findIndex((other) => other.id === id) < index)
  if (twice >= 0) throw new InvalidInput({ [`payment_methods.${twice}.id`]: 'twice' })
  const ids = places.map(({ id }) => id)
  const locked = await ctx.db
    .selectFrom('payment_methods')
    .select(['id', 'title', 'display_order'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (locked.length < places.length) refuse('payment_method_not_found')
  for (const { id, display_order } of places) {
    await ctx.db.updateTable('payment_methods').set({ display_order }).where('id', '=', id).execute()
  }
  const orderOf = (rows: readonly Place[]) => Object.fromEntries(rows.map(({ id, display_order }) => [titles.get(id) ?? id, display_order]))
  const titles = new Map(locked.map(({ id, title }) => [id, title]))
  await recordChange(ctx, {
    action: 'payment_method.reorder',
    entity: 'payment_method',
    entityId: 'all',
    before: { order: orderOf(locked) },
    after: { order: orderOf(places) },
  })
  return { payment_methods: await readMethodsForAdmin(ctx) }
}
