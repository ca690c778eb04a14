import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { both, hasId, isVisible } from '../read/order-access.ts'
import { presentForCustomer } from '../read/order-presenter.ts'
import { getDetails } from '../read/get-order.ts'
import { drawInvoice } from './draw-invoice.ts'
import { viewInvoice } from './view-invoice.ts'

/** Limited, because each is drawn on request. */
const invoicesByAddress: Limit = { name: 'invoices-by-address', points: 120, perSeconds: 600 }

/** Returns the invoice as a PDF in the visitor's language, if the visitor may see the order. Throws NotFound otherwise, TooManyRequests. */
export async function readInvoice(
  { ctx, guestTokens, limits, address }: RequestContext,
  { orderId, publicUrl }: { orderId: string; publicUrl: string },
): Promise<Response> {
  if (!isId(orderId)) throw new NotFound()
  const { language } = ctx
  const details = await getDetails(ctx, both(hasId(orderId), isVisible({ actor: ctx.actor, guestTokens })))
  await limits.take(invoicesByAddress, address)
  const settings = await getSettings(ctx)
  const { tax_rate } = await ctx.db.selectFrom('orders').select('tax_rate').where('id', '=', orderId).executeTakeFirstOrThrow()
  const view = viewInvoice(serverTranslator('invoice', language), {
    order: presentForCustomer(ctx, details, settings),
    taxRate: tax_rate,
    shop: {
      name: settings.shop_name,
      email: settings.contact_email,
      site: new URL(publicUrl).host,
      address: studioOf(settings),
      sstNumber: settings.sst_number,
    },
    language,
  })
  return new Response(new Uint8Array(await drawInvoice(view, language)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${details.order_number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
