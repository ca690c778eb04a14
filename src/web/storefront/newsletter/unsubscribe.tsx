import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/unsubscribe'
import { MailLinkPage } from './mail-link-page.tsx'
import { followLink } from './link-state.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['newsletter']), token: url.searchParams.get('token') ?? '' }
}

/** Called by people on the page, and by mail programs from the List-Unsubscribe header (RFC 8058). The address contains all data. */
export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => context.get(apiContext).newsletter.unsubscribe({ token: url.searchParams.get('token') ?? '' }))
}

const links = {
  link: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
}

export default function UnsubscribePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('newsletter')
  const isSending = useNavigation().formMethod === 'POST'
  const head = <PageHead title={t('leave.title')} description={t('leave.noneText').replace(/<\/?link>/g, '')} path={undefined} />
  if (actionData?.state === 'done')
    return (
      <MailLinkPage motif="bactrian-camel" heading={t('leave.done')} text={t('leave.doneText')}>
        {head}
        <NewsletterForm />
      </MailLinkPage>
    )
  if (actionData?.state === 'expired')
    return (
      <MailLinkPage motif="manul" heading={t('leave.expired')} text={richText(t('leave.expiredText'), links)}>
        {head}
      </MailLinkPage>
    )
  if (token === '')
    return (
      <MailLinkPage heading={t('leave.none')} text={richText(t('leave.noneText'), links)}>
        {head}
      </MailLinkPage>
    )
  return (
    <MailLinkPage heading={t('leave.heading')} text={t('leave.text')}>
      {head}
      <Form method="post" action={pages.unsubscribe(token)} replace>
        <Button type="submit" size="large" loading={isSending}>
          {t('leave.button')}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
