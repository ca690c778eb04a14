import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Invited } from '#contract/admin-invitations.ts'
import * as invitations from '#contract/calls/admin-invitations.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { pages } from '#contract/pages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AuthPage } from '../auth-page.tsx'
import { revalidateOnPathChange, useMailLink } from '../mail-link.ts'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { NewAccountForm } from './new-account-form.tsx'
import { OwnAccountPart } from './own-account-part.tsx'
import { forgetInvitation, rememberedInvitation } from './remember-invitation.ts'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['auth', 'roles'])
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export const shouldRevalidate = revalidateOnPathChange
export const headers = withoutReferrer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('auth:invitation.pageTitle'), matches) : []
}

/** Public, unlike the rest below /admin. Viewing an invitation does not use it up. */
export default function AcceptInvitation() {
  const t = useMessages('auth')
  const roles = useMessages('roles')
  const navigate = useNavigate()
  const { token: linked } = useMailLink()
  const isHydrated = useHydrated()
  // After a sign-in the address no longer contains the token.
  const token = linked || (isHydrated ? rememberedInvitation() : '')
  const { send, isBusy, refusal } = useWrite(invitations.look)
  const [invited, setInvited] = useState<Invited>()
  const [isSpent, setIsSpent] = useState(false)
  const askedFor = useRef('')

  async function look() {
    const outcome = await send({ token })
    if ('answer' in outcome) setInvited(outcome.answer)
    else if (outcome.refusal.code === 'not_found') forgetInvitation()
  }

  useEffect(() => {
    if (token === '' || askedFor.current === token) return
    askedFor.current = token
    void look()
  })

  if ((isHydrated && token === '') || isSpent || refusal?.code === 'not_found' || refusal?.fields)
    return (
      <AuthPage motif="manul" heading={t('invitation.title')} lead={t('invitation.text')}>
        <ButtonLink to={pages.login()} size="large" wide>
          {t('invitation.toSignIn')}
        </ButtonLink>
      </AuthPage>
    )
  if (refusal)
    return (
      <AuthPage motif="manul" heading={t('callback.errorTitle')} lead={refusalText(t, refusal, t('callback.errorText'))}>
        <Button size="large" wide loading={isBusy} onClick={() => void look()}>
          {t('callback.retry')}
        </Button>
      </AuthPage>
    )
  return (
    <AuthPage heading={t('invitation.welcome')} lead={invited && roles(`invitation.${invited.role}`, { email: invited.email })}>
      <NeedsScript />
      {invited ? (
        invited.has_account ? (
          <OwnAccountPart token={token} email={invited.email} onSpent={() => setIsSpent(true)} />
        ) : (
          <NewAccountForm
            token={token}
            email={invited.email}
            onSpent={() => setIsSpent(true)}
            onAccountFound={() => void look()}
            onDone={(isSignedIn) => {
              forgetInvitation()
              void navigate(isSignedIn ? pages.admin() : pages.login(pages.admin()), { replace: true })
            }}
          />
        )
      ) : (
        <output aria-label={t('invitation.checking')} className="grid gap-5">
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-14 w-full" />
        </output>
      )}
    </AuthPage>
  )
}
