import { data, redirect, redirectDocument } from 'react-router'
import { isStaff } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { flashCookie } from '#web/kit/flash.ts'
import { authContext, visitContext } from '#web/kit/page-context.ts'
import { wordsOf } from '#web/kit/words/catalogue.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { createWords } from '#contract/words/words.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/page'
import { readRefusal } from './refusal.ts'
import { safeReturnUrl } from './return-url.ts'
import { SignInForm } from './sign-in-form.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const returnUrl = safeReturnUrl(url.searchParams.get('returnUrl'))
  if (actor.kind === 'account') {
    const isBackOffice = returnUrl === pages.admin() || returnUrl.startsWith(`${pages.admin()}/`)
    throw redirect(isStaff(actor) && !isBackOffice ? pages.adminOrders() : returnUrl)
  }
  return { returnUrl, ...wordsOf(language, ['auth']) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const email = textOf(form, 'email')
  const answer = await context.get(authContext)('/sign-in/email', { email, password: textOf(form, 'password') })
  // A script's request is told by its body: browsers report its statuses as faults of the page.
  const status = new URL(request.url).pathname.endsWith('.data') ? 200 : answer.status
  if (!answer.ok) return data({ email, refusal: await readRefusal(answer) }, { status })
  const headers = new Headers()
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  headers.append('set-cookie', flashCookie('welcome'))
  // Back here as somebody: the loader knows who that is and where they belong. The whole document, so that nothing of the guest's stays.
  return redirectDocument(pages.login(safeReturnUrl(url.searchParams.get('returnUrl'))), { headers, status: 303 })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createWords(loaderData.language, loaderData.words)
  return [{ title: t('auth:login.pageTitle') }, { name: 'robots', content: 'noindex' }]
}

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('auth')
  return (
    <main id="content" tabIndex={-1} className="page-width py-section outline-none">
      <div className="mx-auto max-w-105">
        <PageHeading size="heading-1" below={t('login.lead')}>
          {t('login.title')}
        </PageHeading>
        <SignInForm returnUrl={loaderData.returnUrl} email={actionData?.email} refusal={actionData?.refusal} />
      </div>
    </main>
  )
}
