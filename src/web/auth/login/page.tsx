import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { isStaff, isStaffAccount } from '#contract/actor.ts'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { hasSecondStepCookie } from '#contract/second-factor.ts'
import type { AwaitedMail } from '#web/commerce/sign-in/awaited-mail.ts'
import { SignInForm } from '#web/commerce/sign-in/sign-in-form.tsx'
import { SignUpForm } from '#web/commerce/sign-in/sign-up-form.tsx'
import { flashCookie } from '#web/render/flash.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { Link } from '#web/ui/link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AuthPage } from '../auth-page.tsx'
import { Benefits } from '../benefits.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { readRefusal } from '#web/render/read-refusal.ts'
import { isOfBackOffice, landingOf, onlyElsewhere, safeReturnUrl } from './return-url.ts'

export function loader({ request, context, url }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  const returnUrl = safeReturnUrl(url.searchParams.get('returnUrl'))
  if (actor.kind === 'account') {
    if (isStaffAccount(actor) && !isStaff(actor)) throw redirect(pages.security())
    throw redirect(landingOf(actor, returnUrl))
  }
  // The password has already been accepted.
  if (hasSecondStepCookie(request.headers.get('cookie'))) throw redirect(pages.secondFactor(onlyElsewhere(returnUrl)))
  return { returnUrl: onlyElsewhere(returnUrl), ...messagesOf(language, ['auth']) }
}

/** Switching tabs needs no data from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherTab = formMethod === undefined && tabOf(currentUrl.searchParams) !== tabOf(nextUrl.searchParams)
  return defaultShouldRevalidate && !isOtherTab
}

/** For browsers without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (tabOf(url.searchParams) === 'register') return undefined
  const form = await request.formData()
  const email = textOf(form, 'email')
  const headers = new Headers()
  try {
    const signedIn = await context.get(apiContext).auth.signIn.signIn({ email, password: textOf(form, 'password') })
    if ('token' in signedIn) headers.append('set-cookie', flashCookie('welcome'))
  } catch (error) {
    const { refusal, status } = readRefusal(context, signIn.signIn, error)
    return data({ email, refusal }, { status })
  }
  // Returns here signed in: the loader knows the user and the right page for them.
  return redirectDocument(pages.login(safeReturnUrl(url.searchParams.get('returnUrl'))), { headers, status: 303 })
}

function tabOf(query: URLSearchParams): 'signIn' | 'register' {
  return query.get('tab') === 'register' ? 'register' : 'signIn'
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createTranslator(loaderData.language, loaderData.messages)
  const tab = tabOf(new URLSearchParams(location.search))
  return privateMeta(tab === 'register' ? t('auth:register.pageTitle') : t('auth:login.pageTitle'), matches)
}

export default function LoginPage({ loaderData: { returnUrl }, actionData }: Route.ComponentProps) {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const tab = tabOf(query)
  const addresses = { signIn: pages.login(returnUrl), register: pages.register(returnUrl) }

  function handleRegistered(email: string) {
    const state: AwaitedMail = { email, returnUrl, isJustSent: true }
    void navigate(pages.checkEmail(), { state })
  }

  return (
    <AuthPage
      heading={t(tab === 'register' ? 'register.title' : 'login.title')}
      lead={t(tab === 'register' ? 'register.lead' : isOfBackOffice(returnUrl) ? 'login.leadBackOffice' : 'login.lead')}
      aside={<Benefits />}
    >
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onValueChange={(next) => void navigate(addresses[next], { replace: true, preventScrollReset: true })}
        tabs={[
          { value: 'signIn', label: t('tabs.signIn'), to: addresses.signIn },
          { value: 'register', label: t('tabs.register'), to: addresses.register },
        ]}
      >
        {tab === 'register' ? (
          <>
            <NeedsScript />
            <SignUpForm place="page" action={addresses.register} returnUrl={returnUrl} onRegistered={handleRegistered} />
          </>
        ) : (
          <SignInForm
            place="page"
            action={addresses.signIn}
            returnUrl={returnUrl}
            typed={actionData?.email}
            refusal={actionData?.refusal}
            // The loader knows the user and the right page for them.
            onSignedIn={() => void navigate(addresses.signIn, { replace: true })}
            onSecondFactor={() => void navigate(addresses.signIn, { replace: true })}
          >
            <Link to={pages.trackOrder()} className="text-link hit-area justify-self-start text-label">
              {t('login.track')}
            </Link>
          </SignInForm>
        )}
      </Tabs>
    </AuthPage>
  )
}
