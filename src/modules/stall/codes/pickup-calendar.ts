import { pageIn, pages } from '#contract/pages.ts'
import { writeCalendar } from '#contract/rules/write-calendar.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { isId } from '#kit/ids.ts'
import type { RequestContext } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { refuse } from '#modules/refuse.ts'
import { getBuyersCode } from './buyers-code.ts'
import type { PickupKey } from './pickup-keys.ts'

/** `publicUrl` has no trailing slash. */
type Asked = { eventId: string; orderId: string; key: PickupKey; publicUrl: string }

/** Returns the time and place of pickup as a calendar file, for the order's buyer. Throws order_not_found for everybody else. */
export async function writePickupCalendar(context: RequestContext, { publicUrl, ...asked }: Asked): Promise<Response> {
  if (!isId(asked.orderId) || !isId(asked.eventId)) refuse('order_not_found')
  const { ctx } = context
  const { event, order_number: number, items, state } = await getBuyersCode(context, asked)
  const t = serverTranslator('pickup-mail', ctx.language)
  const calendar = writeCalendar(
    {
      id: asked.orderId,
      title: t('entry', { event: event.title, number }),
      summary: items.map(formatGoods).join('\n'),
      description: '',
      starts_at: event.starts_at,
      ends_at: event.pickup_until,
      venue: event.venue,
      address: event.address,
      status: state === 'cancelled' || state === 'missed' ? 'cancelled' : 'published',
    },
    {
      url: publicUrl + pageIn(ctx.language, pages.eventCode(event.id, asked.orderId)),
      host: new URL(publicUrl).hostname,
      now: ctx.clock.now(),
    },
  )
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="collection-${number}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
