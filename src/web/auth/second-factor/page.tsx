import { data, redirect, redirectDocument, useNavigate, Form } from 'react-router'
import { pages } from '#contract/pages.ts'
import { hasSecondStepCookie } from '#contract/second-factor.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { PasskeySignIn } from '#web/commerce/sign-in/passkey-sign-in.tsx'
import { flashCookie } from '#web/render/flash.ts'
import { apiContext, refusalContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from '../auth-page.tsx'
import { readRefusal } from '#web/render/read-refusal.ts'
import { onlyElsewhere, safeReturnUrl } from '../login/return-url.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { CodeForm } from '#web/commerce/sign-in/code-form.tsx'
import * as secondFactor from '#contract/calls/auth-second-factor.gen.ts'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const returnUrl = safeReturnUrl(url.searchParams.get('returnUrl'))
  const signIn = pages.login(onlyElsewhere(returnUrl))
  if (!hasSecondStepCookie(request.headers.get('cookie'))) throw redirect(signIn)
  const { methods } = await context
    .get(apiContext)
    .auth.secondFactor.pending()
    .catch((error: unknown) => {
      if (!context.get(refusalContext)(error)) throw error
      // The step expired or was done in another tab; the sign-in page knows the current user. The cookie has expired, so this does not
      // loop.
      throw redirect(signIn)
    })
  return { methods, returnUrl, signIn, ...messagesOf(language, ['auth', 'security']) }
}

/** For browsers without scripts, and for returning to the first step. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const returnUrl = safeReturnUrl(url.searchParams.get('returnUrl'))
  const form = await request.formData()
  if (form.has('cancel')) {
    await context.get(apiContext).auth.secondFactor.cancel()
    return redirect(pages.login(onlyElsewhere(returnUrl)), 303)
  }
  const code = form.get('code')
  try {
    await context.get(apiContext).auth.secondFactor.takeStep({ code: typeof code === 'string' ? code : '' })
  } catch (error) {
    const { refusal, status } = readRefusal(context, secondFactor.takeStep, error)
    return data({ refusal }, { status })
  }
  return redirectDocument(pages.login(returnUrl), { headers: { 'set-cookie': flashCookie('welcome') }, status: 303 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('security:step.pageTitle'), matches) : []
}

export default function SecondFactorPage({ loaderData: { methods, returnUrl, signIn }, actionData }: Route.ComponentProps) {
  const t = useMessages('security')
  const navigate = useNavigate()
  const hasApp = methods.includes('totp')
  // The loader of the sign-in page redirects to the right page for this user.
  const handleSignedIn = () => void navigate(pages.login(returnUrl), { replace: true })
  const handleExpired = () => void navigate(signIn, { replace: true })

  return (
    <AuthPage heading={t('step.title')} lead={t(hasApp ? 'step.lead' : 'step.leadPasskey')}>
      <div className="grid gap-5">
        {hasApp && (
          <>
            <noscript>
              <Notice>{t('step.noScript')}</Notice>
            </noscript>
            <CodeForm
              action={pages.secondFactor(returnUrl)}
              refusal={actionData?.refusal}
              onSignedIn={handleSignedIn}
              onExpired={handleExpired}
            />
          </>
        )}
        {methods.includes('passkey') && (
          <>
            <noscript>
              <Notice>{t('step.noScriptPasskey')}</Notice>
            </noscript>
            <PasskeySignIn onSignedIn={handleSignedIn} />
          </>
        )}
        <GiveUp action={pages.secondFactor(returnUrl)} />
      </div>
    </AuthPage>
  )
}

/** Returns to the first step, where another account may sign in. */
function GiveUp({ action }: { action: string }) {
  const t = useMessages('security')
  return (
    <Form method="post" action={action} replace>
      <button type="submit" name="cancel" value="yes" className="text-link min-h-11 text-label">
        {t('step.cancel')}
      </button>
    </Form>
  )
}
