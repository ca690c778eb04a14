import { pages } from '#contract/pages.ts'
import { writeCalendar } from '#contract/rules/write-calendar.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/calendar'
import { findEvent } from './find-event.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl, prefix } = context.get(visitContext)
  const event = await findEvent(context.get(apiContext), params.eventId)
  if (!event) return new Response('', { status: 404 })
  return new Response(
    writeCalendar(event, { url: publicUrl + prefix + pages.event(event.slug), host: new URL(publicUrl).hostname, now: new Date() }),
    {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': `attachment; filename="${event.slug}.ics"` },
    },
  )
}
