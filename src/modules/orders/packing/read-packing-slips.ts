import type { AreaTranslator } from '#contract/messages/translator.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { formatDateTime, serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { placeRows } from '../invoice/view-invoice.ts'
import { type OrderDetails, readOrders } from '../read/order-details.ts'
import { drawPackingSlips, type PackingSlip } from './draw-packing-slips.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

export const mostSlips = 100

/** Reads comma-separated ids from a query. Throws InvalidInput for none and for more than the limit of one document. */
export function idsIn(query: string | undefined): string[] {
  const ids = [...new Set((query ?? '').split(',').filter(Boolean))]
  if (ids.length === 0) throw new InvalidInput({ ids: 'required' })
  if (ids.length > mostSlips) throw new InvalidInput({ ids: 'too_many' })
  return ids
}

/** Returns slips in the requested order of orders, each in its buyer's language. Throws NotFound for an unknown order. */
export async function readPackingSlips({ ctx }: Pick<RequestContext, 'ctx'>, ids: readonly string[]): Promise<Response> {
  if (!ids.every(isId)) throw new NotFound()
  const found = new Map((await readOrders(ctx.db, (eb) => eb('o.id', 'in', ids))).map((order) => [order.id, order]))
  const { shop_name: shop } = await getSettings(ctx)
  const slips = ids.map((id) => {
    const order = found.get(id)
    if (!order) throw new NotFound()
    return viewSlip(ctx, order, shop)
  })
  const [only] = slips
  const name = slips.length === 1 && only ? `packing-slip-${only.number}` : 'packing-slips'
  return new Response(new Uint8Array(await drawPackingSlips(slips)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

function viewSlip(ctx: Ctx, order: OrderDetails, shop: string): PackingSlip {
  const language = spokenLanguage(ctx, order.language)
  const t = serverTranslator('invoice', language)
  const packed = order.items.filter(({ is_collected_earlier }) => !is_collected_earlier)
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    language,
    shop,
    title: t('slip.title'),
    number: order.order_number,
    placed: formatDateTime(language, order.placed_at),
    pieces: t('slip.pieces', { count: pieces }),
    made: order.made && { isReady: order.made.done === order.made.total, text: madeText(t, order.made) },
    toLabel: t('slip.to'),
    to: [order.contact_name, ...placeRows(order.shipping_address, language), order.phone].filter(Boolean),
    headings: { item: t('item'), quantity: t('quantity'), packed: t('slip.packed') },
    lines: packed.map(({ name, variation_name, size, sku, quantity }) => ({
      name,
      notes: [variation_name, size, t('sku', { sku })].filter(Boolean).join(' · '),
      quantity: String(quantity),
    })),
    gift: order.gift_wrapping === null ? null : t('slip.wrap'),
    cardLabel: t('slip.card'),
    card: order.gift_message,
    noteLabel: t('slip.note'),
    note: order.note,
  }
}

function madeText(t: AreaTranslator<'invoice'>, { done, total }: NonNullable<OrderDetails['made']>): string {
  return done === total ? t('slip.ready') : t('slip.partly', { done, total })
}
