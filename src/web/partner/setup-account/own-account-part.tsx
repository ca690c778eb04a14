import * as partners from '#contract/calls/partners.gen.ts'
import { pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FailedNotice } from '../failed-notice.tsx'

export type OwnAccountPartProps = { token: string; email: string; onSpent: () => void; onDone: () => void }

/** The address already has an account: its owner signs in, and keeps orders and wishlist. */
export function OwnAccountPart({ token, email, onSpent, onDone }: OwnAccountPartProps) {
  const t = useMessages('partner-join')
  const visitor = useVisitor()
  const { send, isBusy, refusal } = useWrite(partners.setUp, {
    isAlone: true,
    onSuccess: onDone,
    onRefused: ({ code }) => {
      if (code === 'not_found') onSpent()
    },
  })
  if (visitor.state === 'unknown') return <Skeleton className="h-14 w-full" />
  const isOwner = visitor.state === 'signed_in' && visitor.profile.email.toLowerCase() === email.toLowerCase()
  return (
    <div className="grid gap-5">
      {refusal && !isBusy && <FailedNotice refusal={refusal} />}
      {isOwner ? (
        <Button size="large" wide loading={isBusy} onClick={() => void send({ params: { token }, body: {} })}>
          {t('setup.become')}
        </Button>
      ) : (
        <>
          <p>{t(visitor.state === 'guest' ? 'setup.signInFirst' : 'setup.otherAccount', { email })}</p>
          <ButtonLink size="large" wide to={visitor.state === 'guest' ? pages.login(partnerPages.setup(token)) : pages.logout()}>
            {t(visitor.state === 'guest' ? 'setup.signIn' : 'setup.signOut')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
