import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { NewsletterTabs } from '../newsletter-frame/newsletter-tabs.tsx'
import { titled } from '../titled.ts'
import type { Automation } from '#contract/automations.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AutomationFigures } from './automation-figures.tsx'
import { AutomationSwitch } from './automation-switch.tsx'

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
    <div className="grid grid-cols-1 gap-4">
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

function AutomationCard({ automation }: { automation: Automation }) {
  const options = useLanguageOptions()
  const t = useMessages('admin-automations')
  const language = useLanguage()
  const { kind, letters, problems } = automation
  const name = t(`kind.${kind}`)
  const subject = letters[language]?.subject || letters.en?.subject
  const written = options.filter(({ code }) => letters[code]).map(({ displayCode }) => displayCode)
  return (
    <section aria-label={name} className="grid h-full content-start gap-3 rounded-edge border border-wool bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-label font-bold">{name}</h2>
          <p className="mt-0.5 text-small text-smoke">{t(`when.${kind}`)}</p>
        </div>
        <AutomationSwitch automation={automation} />
      </div>
      <AutomationFigures figures={automation.figures} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-small">
          <span className="break-words">{subject ?? t('noSubject')}</span>
          <span className="block text-tiny text-smoke">
            {written.join(' ')}
            {problems.length > 0 && <span className="font-medium text-pending"> · {t('lacks', { count: problems.length })}</span>}
          </span>
        </p>
        <ButtonLink tone="quiet" size="dense" to={adminPages.automation(kind)} className="max-md:min-h-11">
          {t('edit')}
        </ButtonLink>
      </div>
    </section>
  )
}
