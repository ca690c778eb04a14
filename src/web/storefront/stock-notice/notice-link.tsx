import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MailLinkPage } from '../newsletter/mail-link-page.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'

const links = {
  confirm: { to: pages.stockNoticeConfirm, motif: 'ili-tulip' },
  withdraw: { to: pages.stockNoticeWithdraw, motif: 'bactrian-camel' },
} as const

export type NoticeLinkProps = { act: keyof typeof links; token: string; state: string | undefined }

/** Mail scanners fetch the page, so only a press makes the change. */
export function NoticeLink({ act, token, state }: NoticeLinkProps) {
  const t = useMessages('stock-notice')
  const isSending = useNavigation().formMethod === 'POST'
  const { to, motif } = links[act]
  const head = <PageHead title={t('title')} description={t('description')} path={undefined} />
  if (state === 'done' || state === 'expired' || token === '') {
    const isDone = state === 'done'
    return (
      <MailLinkPage
        motif={isDone ? motif : 'manul'}
        heading={t(isDone ? `${act}.done` : `${act}.expired`)}
        text={t(isDone ? `${act}.doneText` : `${act}.expiredText`)}
      >
        {head}
        <ButtonLink to={pages.shop()}>{t('shop')}</ButtonLink>
      </MailLinkPage>
    )
  }
  return (
    <MailLinkPage heading={t(`${act}.heading`)} text={t(`${act}.text`)}>
      {head}
      <Form method="post" action={to(token)} replace>
        <Button type="submit" size="large" loading={isSending}>
          {t(`${act}.button`)}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
