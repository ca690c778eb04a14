import type { QueueItem, ProductionStep } from '#contract/production.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { isFinished } from '#contract/rules/production-rules.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { findRendition, renditionAt } from '#modules/media/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { listItemsWithSteps } from '../steps/item-store.ts'
import { drawTickets, type Ticket, type TicketSheet } from './draw-tickets.ts'

export const mostTickets = 400

/** Reads the ids of items or orders from a query. Throws InvalidInput if there are none or too many. */
export function ticketIdsIn(query: string | undefined): string[] {
  const ids = [...new Set((query ?? '').split(',').filter(Boolean))]
  if (ids.length === 0) throw new InvalidInput({ ids: 'required' })
  if (ids.length > mostTickets) throw new InvalidInput({ ids: 'too_many' })
  return ids
}

type Asked = { ids: readonly string[]; format: TicketSheet['format']; publicUrl: string }

/** One per item, in the order of `ids`; of an order, one per item with steps. Throws NotFound if there is none. */
export async function readTickets({ ctx }: Pick<RequestContext, 'ctx'>, { ids, format, publicUrl }: Asked): Promise<Response> {
  if (!ids.every(isId)) throw new NotFound()
  const items = await listItemsWithSteps(ctx, ids)
  const [first] = items
  if (!first) throw new NotFound()
  if (items.length > mostTickets) throw new InvalidInput({ ids: 'too_many' })
  const { shop_name: shop } = await getSettings(ctx)
  const pictures = await readPictures(ctx, items)
  const tickets = items.map((item) => viewTicket(ctx, item, { shop, publicUrl, picture: pictures.get(item.image_url ?? '') }))
  const t = serverTranslator('invoice', ctx.language)
  const numbers = [...new Set(items.map(({ order_number }) => order_number))]
  const title = `${t('ticket.title')} ${numbers.join(', ')}`
  const name = numbers.length === 1 ? `job-ticket-${first.order_number}` : 'job-tickets'
  return new Response(new Uint8Array(await drawTickets(tickets, { language: ctx.language, title, shop, format })), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Reads one picture at a time, so a large sheet takes one place in the image queue. A ticket without its picture is better than none. */
async function readPictures(ctx: Ctx, items: readonly QueueItem[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  for (const url of new Set(items.map(({ image_url }) => image_url ?? ''))) {
    const rendition = renditionAt(url)
    const image = rendition && (await findRendition(ctx, { ...rendition, width: 320, format: 'jpg' }).catch(() => undefined))
    if (image && isJpeg(image)) pictures.set(url, image)
  }
  return pictures
}

function isJpeg([first, second]: Uint8Array): boolean {
  return first === 0xff && second === 0xd8
}

type Viewing = { shop: string; publicUrl: string; picture: Uint8Array | undefined }

function viewTicket({ language }: Ctx, item: QueueItem & { steps: ProductionStep[] }, { shop, publicUrl, picture }: Viewing): Ticket {
  const t = serverTranslator('invoice', language)
  return {
    shop,
    kind: t('ticket.title'),
    number: item.order_number,
    name: item.name,
    option: item.variation_name,
    size: item.size,
    quantity: `×\u00a0${item.quantity}`,
    remade: item.remake && t('ticket.remade', { reason: item.remake.reason }),
    due: t('ticket.due', { date: formatDate(language, item.due_at, { year: false, weekday: true }) }),
    steps: item.steps.map(({ name, minutes, status }) => ({
      name,
      minutes: t('ticket.minutes', { count: minutes * item.quantity }),
      isFinished: isFinished(status),
    })),
    more: (count) => t('ticket.more', { count }),
    scan: t('ticket.scan'),
    address: publicUrl + adminPages.itemSteps(item.order_item_id),
    picture,
  }
}
