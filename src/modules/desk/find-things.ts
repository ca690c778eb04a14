import type { FoundThings } from '#contract/desk.ts'
import type { Ctx } from '#modules/context.ts'
import type { Finds } from '#modules/module.ts'

const mostOfAKind = 5
const fewestLetters = 2
const nothing: FoundThings = { orders: [], products: [], members: [], partners: [], events: [] }

/** Five of each kind at most, as each module finds its own. */
export async function findThings(ctx: Ctx, { q, finds }: { q: string; finds: Finds }): Promise<FoundThings> {
  if (q.length < fewestLetters) return nothing
  const asked = { q, most: mostOfAKind }
  const [orders, products, members, partners, events] = await Promise.all([
    finds.orders?.(ctx, asked) ?? [],
    finds.products?.(ctx, asked) ?? [],
    finds.members?.(ctx, asked) ?? [],
    finds.partners?.(ctx, asked) ?? [],
    finds.events?.(ctx, asked) ?? [],
  ])
  return { orders, products, members, partners, events }
}
