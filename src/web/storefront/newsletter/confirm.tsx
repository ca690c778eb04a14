import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/confirm'
import { MailLinkPage } from './mail-link-page.tsx'
import { followLink } from './link-state.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['newsletter']), token: url.searchParams.get('token') ?? '' }
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => context.get(apiContext).newsletter.confirm({ token: url.searchParams.get('token') ?? '' }))
}

/** Mail scanners open the page, and some run its scripts, so only a press counts as consent. */
export default function ConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('newsletter')
  const isSending = useNavigation().formMethod === 'POST'
  const head = <PageHead title={t('confirm.title')} description={t('description')} path={undefined} />
  if (actionData?.state === 'done') {
    return (
      <MailLinkPage motif="ili-tulip" heading={t('confirm.done')} text={t('confirm.doneText')}>
        {head}
        <ButtonLink to={pages.shop()}>{t('confirm.shop')}</ButtonLink>
      </MailLinkPage>
    )
  }
  if (actionData?.state === 'expired')
    return (
      <MailLinkPage motif="manul" heading={t('confirm.expired')} text={t('confirm.expiredText')}>
        {head}
        <NewsletterForm />
      </MailLinkPage>
    )
  if (token === '')
    return (
      <MailLinkPage heading={t('confirm.none')} text={t('confirm.noneText')}>
        {head}
        <NewsletterForm />
      </MailLinkPage>
    )
  return (
    <MailLinkPage heading={t('confirm.heading')} text={t('confirm.text')}>
      {head}
      <Form method="post" action={pages.newsletterConfirm(token)} replace>
        <Button type="submit" size="large" loading={isSending}>
          {t('confirm.button')}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
