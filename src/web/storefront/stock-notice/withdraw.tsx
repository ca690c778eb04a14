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
import type { Route } from './+types/withdraw'

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['stock-notice']), token: url.searchParams.get('token') ?? '' }
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => context.get(apiContext).stockNotices.withdraw({ token: url.searchParams.get('token') ?? '' }))
}

/** Programs that look at links in mail fetch the page, which changes nothing; a press does. */
export default function WithdrawPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('stock-notice')
  const isSending = useNavigation().formMethod === 'POST'
  const head = <PageHead title={t('title')} description={t('description')} path={undefined} />
  if (actionData?.state === 'done' || actionData?.state === 'expired' || token === '') {
    const isDone = actionData?.state === 'done'
    return (
      <MailLinkPage
        motif={isDone ? 'bactrian-camel' : 'manul'}
        heading={t(isDone ? 'withdraw.done' : 'withdraw.expired')}
        text={t(isDone ? 'withdraw.doneText' : 'withdraw.expiredText')}
      >
        {head}
        <ButtonLink to={pages.shop()}>{t('shop')}</ButtonLink>
      </MailLinkPage>
    )
  }
  return (
    <MailLinkPage heading={t('withdraw.heading')} text={t('withdraw.text')}>
      {head}
      <Form method="post" action={pages.stockNoticeWithdraw(token)} replace>
        <Button type="submit" size="large" loading={isSending}>
          {t('withdraw.button')}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
