import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as signIn from '#contract/calls/auth-sign-in.gen.ts'
import { pages } from '#contract/pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AuthPage } from '../auth-page.tsx'
import { revalidateOnPathChange, useMailLink } from '../mail-link.ts'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { ResetForm } from './reset-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['auth'])
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export const shouldRevalidate = revalidateOnPathChange
export const headers = withoutReferrer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('auth:reset.pageTitle'), matches) : []
}

/** Shows the form once the link is known to be valid. Checking does not use it up. */
export default function ResetPasswordPage() {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const { token } = useMailLink()
  const { send, isBusy, refusal } = useWrite(signIn.checkReset)
  const [isGood, setIsGood] = useState(false)
  const [isSpent, setIsSpent] = useState(false)
  const askedFor = useRef('')

  async function check() {
    const outcome = await send({ token })
    if ('refusal' in outcome) return
    setIsGood(true)
    announceSession('password_recovery')
  }

  useEffect(() => {
    if (token === '' || askedFor.current === token) return
    askedFor.current = token
    void check()
  })

  if (token === '' || isSpent || refusal?.code === 'reset_link_invalid' || refusal?.fields)
    return (
      <AuthPage motif="manul" heading={t('reset.invalidTitle')} lead={t('reset.invalidText')}>
        <ButtonLink to={pages.forgotPassword()} size="large" wide>
          {t('reset.askAgain')}
        </ButtonLink>
      </AuthPage>
    )
  if (refusal)
    return (
      <AuthPage motif="manul" heading={t('callback.errorTitle')} lead={refusalText(t, refusal, t('callback.errorText'))}>
        <Button size="large" wide loading={isBusy} onClick={() => void check()}>
          {t('callback.retry')}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage heading={t('reset.title')} lead={t('reset.lead')}>
      <NeedsScript />
      {isGood ? (
        <ResetForm token={token} onSpent={() => setIsSpent(true)} onDone={() => void navigate(pages.login(), { replace: true })} />
      ) : (
        <output aria-label={t('reset.checking')} className="grid gap-5">
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-14 w-full" />
        </output>
      )}
    </AuthPage>
  )
}
