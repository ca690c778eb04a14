import { sql } from 'kysely'
import type { MemberOffers } from '#contract/catalog.ts'
import type { Ctx } from '#modules/context.ts'
import { presentProduct } from './product-presenter.ts'
import { readProducts } from './product-store.ts'

const most = 4

/** Returns products in early access for members and products with member prices, none sold out. */
export async function listMemberOffers(ctx: Ctx): Promise<MemberOffers> {
  for (const tag of ['assortment', 'every-product', 'categories'] as const) ctx.uses.add(tag)
  const [early, reduced] = await Promise.all([findEarly(ctx), findReduced(ctx)])
  const rows = await readProducts(ctx, [...new Set([...early, ...reduced])])
  const products = new Map(rows.map((row) => [row.id, presentProduct(row)]))
  const shown = (ids: string[]) => ids.flatMap((id) => products.get(id) ?? [])
  return { early: shown(early), reduced: shown(reduced) }
}

async function findEarly({ db, clock }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p join product_listings l on l.product_id = p.id
    where l.status = 'active' and l.availability <> 'out_of_stock' and p.early_access_until > ${clock.now()}
    order by p.early_access_until, p.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A variation without its own prices has the product's. Products in early access are left out, since their list shows the member price. */
async function findReduced({ db, clock }: Ctx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p join product_listings l on l.product_id = p.id
    cross join lateral (
      select max(1 - o.member_price / o.price) as saving
      from (
        select p.member_price, least(p.price, p.sale_price) as price
        union all
        select v.member_price, least(v.price, v.sale_price) from product_variations v where v.product_id = p.id and v.price is not null
        union all
        select coalesce(v.member_price, p.member_price), least(p.price, coalesce(v.sale_price, p.sale_price))
        from product_variations v where v.product_id = p.id and v.price is null
      ) o
      where o.price > 0
    ) best
    where l.status = 'active' and l.availability <> 'out_of_stock' and best.saving > 0
      and (p.early_access_until is null or p.early_access_until <= ${clock.now()})
    order by best.saving desc, p.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
