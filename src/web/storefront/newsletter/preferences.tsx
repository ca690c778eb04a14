import { data, Form, useNavigation } from 'react-router'
import { knownLanguage } from '#contract/languages.ts'
import type { NewsletterPreferences } from '#contract/newsletter.ts'
import { pages } from '#contract/pages.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/preferences'
import { MailLinkPage } from './mail-link-page.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const messages = messagesOf(context.get(visitContext).language, ['newsletter'])
  const token = url.searchParams.get('token') ?? ''
  const preferences = await unlessExpired(() => context.get(apiContext).newsletter.look({ token }))
  return data({ ...messages, token, preferences }, preferences ? {} : { status: 410 })
}

/** Receives the form, with or without scripts. */
export async function action({ context, url, request }: Route.ActionArgs) {
  const form = await request.formData()
  const token = url.searchParams.get('token') ?? ''
  const choice = form.has('wanted') ? { is_subscribed: form.get('wanted') === 'yes' } : { language: knownLanguage(form.get('language')) }
  const preferences = await unlessExpired(() => context.get(apiContext).newsletter.prefer({ token, ...choice }))
  return data({ isSaved: preferences !== undefined }, preferences ? {} : { status: 410 })
}

async function unlessExpired(ask: () => Promise<NewsletterPreferences>): Promise<NewsletterPreferences | undefined> {
  try {
    return await ask()
  } catch (error) {
    const status = statusOf(error)
    if (status !== 410 && status !== 400 && status !== 422) throw error
    return undefined
  }
}

const links = {
  link: (inside: string) => (
    <Link to={pages.contact()} className="text-link">
      {inside}
    </Link>
  ),
}

export default function PreferencesPage({ loaderData: { token, preferences }, actionData }: Route.ComponentProps) {
  const options = useLanguageOptions()
  const t = useMessages('newsletter')
  const navigation = useNavigation()
  const isSending = navigation.formMethod === 'POST'
  const head = <PageHead title={t('preferences.title')} description={t('description')} path={undefined} />
  if (!preferences)
    return (
      <MailLinkPage motif="manul" heading={t('leave.expired')} text={richText(t('preferences.expiredText'), links)}>
        {head}
      </MailLinkPage>
    )
  const { email_hint: email, language, is_subscribed } = preferences
  const address = pages.newsletterPreferences(token)
  return (
    <MailLinkPage
      motif="ili-tulip"
      heading={t('preferences.title')}
      text={is_subscribed ? t('preferences.on', { email }) : t('preferences.off', { email })}
    >
      {head}
      <div aria-live="polite">
        {actionData?.isSaved && !isSending && (
          <div className="mb-6">
            <Notice tone="success">{t('preferences.saved')}</Notice>
          </div>
        )}
      </div>
      {is_subscribed && (
        <Form method="post" action={address} replace className="grid gap-5">
          <fieldset className="grid gap-2.5">
            <legend className="mb-2.5 text-label font-bold">{t('preferences.language')}</legend>
            {options.map(({ code, name }) => (
              <RadioCard
                key={code}
                name="language"
                value={code}
                title={<span lang={code}>{name}</span>}
                defaultChecked={code === language}
              />
            ))}
          </fieldset>
          <Button type="submit" size="large" loading={isSending && !navigation.formData?.has('wanted')}>
            {t('preferences.save')}
          </Button>
        </Form>
      )}
      <Form method="post" action={address} replace className={is_subscribed ? 'mt-8 border-t border-wool pt-6' : ''}>
        <p className="mb-3 text-body text-smoke">{is_subscribed ? t('preferences.leaveText') : t('preferences.backText')}</p>
        <Button
          type="submit"
          name="wanted"
          value={is_subscribed ? 'no' : 'yes'}
          tone={is_subscribed ? 'quiet' : 'primary'}
          size="large"
          loading={isSending && navigation.formData?.has('wanted')}
        >
          {is_subscribed ? t('leave.button') : t('preferences.back')}
        </Button>
      </Form>
    </MailLinkPage>
  )
}
