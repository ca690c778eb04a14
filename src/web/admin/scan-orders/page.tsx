import { visitContext } from '#web/render/page-context.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import type { Route } from './+types/page'
import { ScanScreen } from './scan-screen.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['admin-scan', 'admin-camera'])
}

export function shouldRevalidate() {
  return false
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [
    { title: createTranslator(loaderData.language, loaderData.messages)('admin-scan:pageTitle') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ScanOrdersPage() {
  return <ScanScreen />
}
