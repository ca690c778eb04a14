import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { loadContentPage } from '../content/load-page.ts'
import type { Route } from './+types/terms'
import { LegalPage } from './legal-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['info']), page: await loadContentPage(context.get(apiContext), 'terms') }
}

export default function TermsPage({ loaderData: { page } }: Route.ComponentProps) {
  return <LegalPage page={page} path={pages.terms()} />
}
