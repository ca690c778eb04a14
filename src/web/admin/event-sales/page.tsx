import { data } from 'react-router'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import type { Route } from './+types/page'
import { LoadFailed } from '../load-failed.tsx'
import { Counter } from './counter.tsx'

/** Loads no event data, since the browser caches this page. An unknown event gives a 404. */
export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const status = await context
    .get(apiContext)
    .adminEvents.get({ id: eventId })
    .then(() => undefined, statusOf)
  if (status === 404) throw data(null, { status })
  return messagesOf(context.get(visitContext).language, ['admin-counter', 'admin-camera'])
}

export function shouldRevalidate() {
  return false
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: createTranslator(loaderData.language, loaderData.messages)('admin-counter:pageTitle') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function EventSalesPage({ params }: Route.ComponentProps) {
  return <Counter key={params.eventId} eventId={params.eventId} />
}

export function ErrorBoundary() {
  return (
    <main id="content" tabIndex={-1} className="px-4 outline-none">
      <LoadFailed />
    </main>
  )
}
