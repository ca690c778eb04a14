import { data } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, faultContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { readText } from '../content/read-form.ts'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { MailLinkPage } from './mail-link-page.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['newsletter'])
}

/** For browsers without scripts; otherwise the form makes the call itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readText(await request.formData(), 'email')
  if (typed === '') return data({ state: 'required' as const, typed }, { status: 422 })
  try {
    await context.get(apiContext).newsletter.subscribe({ email: typed })
    return data({ state: 'sent' as const, typed })
  } catch (error) {
    const status = statusOf(error) ?? 500
    if (status === 400 || status === 422) return data({ state: 'invalid' as const, typed }, { status: 422 })
    if (status >= 500) context.get(faultContext)(error)
    return data({ state: 'failed' as const, typed }, { status })
  }
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('newsletter')
  const shell = useMessages('shell')
  const state = actionData?.state
  return (
    <MailLinkPage heading={t('title')} text={t('lead')}>
      <PageHead title={t('title')} description={t('description')} path={pages.newsletter()} />
      {state === 'sent' ? (
        <Notice tone="success" announced title={t('sentTitle')}>
          {t('sentText')}
        </Notice>
      ) : (
        <div className="grid gap-5">
          {state === 'failed' && (
            <Notice tone="error" announced title={t('failedTitle')}>
              {shell('newsletter.later')}
            </Notice>
          )}
          {state === 'required' && (
            <Notice tone="error" announced>
              {shell('newsletter.required')}
            </Notice>
          )}
          {state === 'invalid' && (
            <Notice tone="error" announced>
              {shell('newsletter.invalid')}
            </Notice>
          )}
          <NewsletterForm typed={actionData?.typed} />
        </div>
      )}
    </MailLinkPage>
  )
}
