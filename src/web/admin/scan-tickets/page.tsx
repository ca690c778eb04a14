import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { TicketScreen } from './ticket-screen.tsx'

/** Loads no shop data, because the browser caches this page for offline use. */
export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['admin-tickets', 'admin-camera', 'admin-production'])
}

export function shouldRevalidate() {
  return false
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: createTranslator(loaderData.language, loaderData.messages)('admin-tickets:pageTitle') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ScanTicketsPage() {
  return <TicketScreen />
}
