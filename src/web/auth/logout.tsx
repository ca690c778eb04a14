import { data, redirect, redirectDocument } from 'react-router'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { flashCookie } from '#web/render/flash.ts'
import { apiContext, refusalContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from './auth-page.tsx'
import { privateMeta } from './private-meta.ts'
import type { Route } from './+types/logout'

/** A GET only asks for confirmation, so that a foreign page can't sign users out. */
export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (actor.kind !== 'account') throw redirect(pages.home())
  return messagesOf(language, ['auth'])
}

export async function action({ context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).auth.signIn.signOut()
  } catch (error) {
    return data({ hasFailed: true }, { status: context.get(refusalContext)(error)?.status ?? 503 })
  }
  return redirectDocument(pages.home(), { headers: { 'set-cookie': flashCookie('signedOut') }, status: 303 })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createTranslator(loaderData.language, loaderData.messages)
  return privateMeta(t('auth:logout.pageTitle'), matches)
}

export default function LogoutPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('auth')
  return (
    <AuthPage motif="yurt" heading={t('logout.question')}>
      <div className="grid gap-6">
        {actionData?.hasFailed && (
          <Notice tone="error" title={t('logout.failed')} announced>
            {t('logout.text')}
          </Notice>
        )}
        <SignOutForm>
          {(isSigningOut) => (
            <Button type="submit" size="large" wide loading={isSigningOut}>
              {actionData?.hasFailed ? t('logout.retry') : t('logout.submit')}
            </Button>
          )}
        </SignOutForm>
      </div>
    </AuthPage>
  )
}
