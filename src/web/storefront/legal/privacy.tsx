import { data } from 'react-router'
import { optionOf } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { loadContentPage } from '../content/load-page.ts'
import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.tsx'

/** Section 7 of Malaysia's Personal Data Protection Act 2010 requires the notice in the national language and in English. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (params.text !== undefined && params.text !== 'ms') throw data(null, { status: 404 })
  const { language } = context.get(visitContext)
  const page = await loadContentPage(context.get(apiContext), 'privacy', params.text)
  return { ...messagesOf(language, ['info']), page }
}

export default function PrivacyPage({ loaderData: { page, language } }: Route.ComponentProps) {
  if (page.language === 'ms' && language !== 'ms') {
    return (
      <LegalPage page={page} path={pages.privacy('ms')} otherTexts={[{ to: pages.privacy(), label: optionOf(language).name, language }]} />
    )
  }
  const malay =
    language !== 'ms' && page.languages.includes('ms') ? [{ to: pages.privacy('ms'), label: 'Bahasa Melayu', language: 'ms' }] : []
  return <LegalPage page={page} path={pages.privacy()} otherTexts={malay} />
}
