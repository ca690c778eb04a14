import type { z } from 'zod'
import type { leftAtEvent } from '#contract/events.ts'
import type { Ctx } from '#modules/context.ts'

export type Left = ReadonlyMap<string, z.infer<typeof leftAtEvent>>

/** Returns the remaining pieces of each of an event's products, by option. */
export async function leftOfProducts({ db }: Pick<Ctx, 'db'>, eventId: string): Promise<Left> {
  const rows = await db
    .selectFrom('event_stock as s')
    .innerJoin('stock_levels as l', 'l.id', 's.stock_level_id')
    .select(['s.product_id', 'l.variation_id', 'l.size', 's.remaining'])
    .where('s.event_id', '=', eventId)
    .orderBy('s.product_id')
    .orderBy('l.id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([productId, options]) => [
      productId,
      {
        remaining: options.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0),
        options: options.map(({ variation_id, size, remaining }) => ({ variation_id, size, remaining: remaining ?? 0 })),
      },
    ]),
  )
}
