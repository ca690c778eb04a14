import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { Counter } from './counter.tsx'

export function loader({ context }: Route.LoaderArgs) {
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
