import { useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { CodeForm } from '#web/commerce/sign-in/code-form.tsx'
import { PasskeySignIn } from '#web/commerce/sign-in/passkey-sign-in.tsx'
import { SignInForm } from '#web/commerce/sign-in/sign-in-form.tsx'

/** Both sign-in steps without leaving the page, which stays unchanged. The event `signed_in` removes the cover. */
export function SignInHere({ email }: { email: string }) {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [isSecondStep, setIsSecondStep] = useState(false)
  if (!isSecondStep)
    return (
      <SignInForm place="dialog" action={pages.login(here)} returnUrl={here} typed={email} onSecondFactor={() => setIsSecondStep(true)} />
    )
  return (
    <div className="grid gap-5">
      <CodeForm action={pages.secondFactor(here)} onSignedIn={stay} onExpired={() => setIsSecondStep(false)} />
      <PasskeySignIn />
    </div>
  )
}

function stay(): void {
  // The event `signed_in` is already sent.
}
