import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { useVisitor } from '#web/browser/visitor.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { forgetSignInWish, type SignInWish } from './ask-to-sign-in.ts'
import { MailSent } from './mail-sent.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Specification, section 4. */
const followUpAfterMs = 100

export type SignInDialogProps = {
  wish: SignInWish
  /** False once the wish is cancelled or fulfilled. */
  isWished: boolean
}

/** Closes when the visitor is signed in, in this tab or another, and then runs the wish's action. */
export function SignInDialog({ wish, isWished }: SignInDialogProps) {
  const t = useMessages('auth')
  const shell = useMessages('shell')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state } = useVisitor()
  const [tab, setTab] = useState<'signIn' | 'signUp'>('signIn')
  const [registered, setRegistered] = useState<{ wish: SignInWish; email: string }>()
  // The wish whose second factor is entered on a separate page; it stays pending.
  const [inSteps, setInSteps] = useState<SignInWish>()
  const place = useRef({ wish, pathname })
  const here = pathname + search
  const fullPage = pages.login(here)

  useEffect(() => {
    if (!isWished || state !== 'signed_in') return
    forgetSignInWish()
    if (wish.afterwards) setTimeout(wish.afterwards, followUpAfterMs)
  }, [wish, isWished, state])

  // Following a link out of the dialog cancels the wish.
  useEffect(() => {
    if (place.current.wish !== wish) place.current = { wish, pathname }
    else if (place.current.pathname !== pathname && inSteps !== wish) forgetSignInWish()
  }, [wish, pathname, inSteps])

  function handleSecondFactor() {
    setInSteps(wish)
    // The first step has set its cookie, so the page asks for the second factor.
    void navigate(fullPage)
  }

  const awaited = registered?.wish === wish ? registered.email : undefined
  return (
    <Dialog
      open={isWished && state === 'guest' && inSteps !== wish}
      onOpenChange={(open) => open || forgetSignInWish()}
      title={awaited === undefined ? t(tab === 'signUp' ? 'register.title' : 'dialog.title') : t('register.created')}
      closeLabel={shell('action.close')}
      size="small"
    >
      {awaited === undefined ? (
        <Tabs
          label={t('tabs.label')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'signIn', label: t('dialog.signIn') },
            { value: 'signUp', label: t('dialog.signUp') },
          ]}
        >
          {tab === 'signIn' ? (
            <SignInForm place="dialog" action={fullPage} returnUrl={here} onSecondFactor={handleSecondFactor} />
          ) : (
            <SignUpForm place="dialog" action={fullPage} returnUrl={here} onRegistered={(email) => setRegistered({ wish, email })} />
          )}
        </Tabs>
      ) : (
        <MailSent email={awaited} returnUrl={here} />
      )}
      <p className="mt-5 text-center text-label">
        <Link to={fullPage} className="text-link">
          {t('dialog.full')}
        </Link>
      </p>
    </Dialog>
  )
}
