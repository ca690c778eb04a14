import { useNavigate } from 'react-router'
import * as invitations from '#contract/calls/admin-invitations.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { forgetInvitation, rememberInvitation } from './remember-invitation.ts'

export type OwnAccountPartProps = { token: string; email: string; onSpent: () => void }

/** The address already has an account: its owner signs in and then accepts. */
export function OwnAccountPart({ token, email, onSpent }: OwnAccountPartProps) {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const visitor = useVisitor()
  const { send, isBusy, refusal } = useWrite(invitations.accept, { isAlone: true })

  async function accept() {
    const outcome = await send({ token })
    if ('refusal' in outcome) {
      if (outcome.refusal.code === 'not_found') onSpent()
      return
    }
    forgetInvitation()
    // A change of rights ends every session, so the user must sign in again.
    announceSession('signed_out')
    showToast({ title: t('invitation.acceptedTitle'), description: t('invitation.acceptedText'), tone: 'success' })
    void navigate(pages.login(pages.admin()), { replace: true })
  }

  if (visitor.state === 'unknown') return <Skeleton className="h-14 w-full" />
  const isOwner = visitor.state === 'signed_in' && visitor.profile.email.toLowerCase() === email
  return (
    <div className="grid gap-5">
      {refusal && (
        <Notice tone="error" announced>
          {refusalText(t, refusal, t('callback.errorText'))}
        </Notice>
      )}
      {isOwner ? (
        <Button size="large" wide loading={isBusy} onClick={() => void accept()}>
          {t('invitation.accept')}
        </Button>
      ) : (
        <>
          <p>{t(visitor.state === 'guest' ? 'invitation.signInFirst' : 'invitation.otherAccount', { email })}</p>
          <ButtonLink
            size="large"
            wide
            to={visitor.state === 'guest' ? pages.login(adminPages.invitation()) : pages.logout()}
            onClick={() => rememberInvitation(token)}
          >
            {t(visitor.state === 'guest' ? 'invitation.toSignIn' : 'invitation.signOut')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
