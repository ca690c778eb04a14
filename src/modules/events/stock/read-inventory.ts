import { sql } from 'kysely'
import type { EventInventory, EventStockItem } from '#contract/event-stock.ts'
import { money, moneyOrNull } from '#contract/rules/money.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { taxRateIn } from '#contract/rules/sales-tax.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { rememberPrices } from './price-lists.ts'

type PriceColumns = Record<'price' | 'sale_price' | 'member_price', number | null>
type StockRow = Omit<EventStockItem, 'unit_price' | 'member_unit_price'> & { prices: PriceColumns; own_prices: PriceColumns | null }

/** Returns an event's pieces and prices of each option, in the order of its products. Throws event_not_found. */
export async function readInventory(ctx: Ctx, eventId: string): Promise<EventInventory> {
  const event = await ctx.db.selectFrom('events').select(['closed_at', 'country']).where('id', '=', eventId).executeTakeFirst()
  if (!event) refuse('event_not_found')
  const { rows } = await sql<StockRow>`
    select s.product_id, l.variation_id, l.size, coalesce(pt.name, p.name) as name, coalesce(vt.name, v.name) as variation_name, coalesce(v.sku, p.sku) as sku,
      (select i.picture_key from product_images i where i.product_id = p.id
        order by coalesce(i.variation_id = v.id, false) desc, i.is_featured desc, i.display_order, i.id limit 1) as image_key,
      s.allocated, s.reserved, s.sold, s.collected, s.returned, s.difference, s.remaining, l.available as in_shop,
      json_build_object('price', p.price, 'sale_price', p.sale_price, 'member_price', p.member_price) as prices,
      case when v.id is not null then json_build_object('price', v.price, 'sale_price', v.sale_price, 'member_price', v.member_price) end as own_prices
    from event_stock s
    join stock_levels l on l.id = s.stock_level_id
    join products p on p.id = s.product_id
    left join product_variations v on v.id = l.variation_id
    left join product_translations pt on pt.product_id = p.id and pt.language = ${ctx.language}
    left join variation_translations vt on vt.variation_id = v.id and vt.language = ${ctx.language}
    left join event_products ep on ep.event_id = s.event_id and ep.product_id = s.product_id
    where s.event_id = ${eventId}::uuid
    order by ep.position nulls last, p.name, p.id, v.position nulls first, v.id, array_position(p.sizes, l.size)`.execute(ctx.db)
  const settings = await getSettings(ctx)
  const items = rows.map(presentStock)
  const taxRate = taxRateIn(event.country, settings)
  return {
    items,
    as_of: ctx.clock.now().toISOString(),
    is_closed: event.closed_at !== null,
    tax_rate: taxRate,
    price_list: await rememberPrices(ctx, eventId, { items, taxRate }),
  }
}

function presentStock({ prices, own_prices, ...row }: StockRow): EventStockItem {
  const product = {
    price: money(prices.price ?? 0),
    sale_price: moneyOrNull(prices.sale_price),
    member_price: moneyOrNull(prices.member_price),
  }
  const variation = own_prices && {
    price: moneyOrNull(own_prices.price),
    sale_price: moneyOrNull(own_prices.sale_price),
    member_price: moneyOrNull(own_prices.member_price),
  }
  const asked = pricesOf(product, variation ?? undefined)
  return { ...row, unit_price: unitPrice(asked, false), member_unit_price: unitPrice(asked, true) }
}
