import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { NewsletterTabs } from '../newsletter-frame/newsletter-tabs.tsx'
import { titled } from '../titled.ts'
import { AutomationCard } from './automation-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-automations', 'admin-newsletter'])
  const title = createTranslator(language, messages.messages)('admin-automations:pageTitle')
  return { ...(await loadPart(context.get(apiContext).automations.list({}))), ...messages, title }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.title)
}

export default function AutomationsPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('admin-automations')
  useLivePage('letters')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AdminHeading>{t('title')}</AdminHeading>
      <NewsletterTabs at="automations" />
      <p className="max-w-prose text-smoke">{t('rule')}</p>
      <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {loaderData.automations.map((automation) => (
          <li key={automation.kind}>
            <AutomationCard automation={automation} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
