import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { followLink } from '../newsletter/link-state.ts'
import { MailLinkPage } from '../newsletter/mail-link-page.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/confirm'

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['stock-notice']), token: url.searchParams.get('token') ?? '' }
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => context.get(apiContext).stockNotices.confirm({ token: url.searchParams.get('token') ?? '' }))
}

/** Programs that look at links in mail fetch the page, which changes nothing; a press does. */
export default function ConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('stock-notice')
  const isSending = useNavigation().formMethod === 'POST'
  const head = <PageHead title={t('title')} description={t('description')} path={undefined} />
  if (actionData?.state === 'done' || actionData?.state === 'expired' || token === '') {
    const isDone = actionData?.state === 'done'
    return (
      <MailLinkPage
        motif={isDone ? 'ili-tulip' : 'manul'}
        heading={t(isDone ? 'confirm.done' : 'confirm.expired')}
        text={t(isDone ? 'confirm.doneText' : 'confirm.expiredText')}
      >
        {head}
        <ButtonLink to={pages.shop()}>{t('shop')}</ButtonLink>
      </MailLinkPage>
    )
  }
  return (
    <MailLinkPage heading={t('confirm.heading')} text={t('confirm.text')}>
      {head}
      <Form method="post" action={pages.stockNoticeConfirm(token)} replace>
        <Button type="submit" size="large" loading={isSending}>
          {t('confirm.button')}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
