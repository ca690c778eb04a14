import { lazy, Suspense, useState } from 'react'
import { useSignInWish } from './ask-to-sign-in.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })))

/** Rendered once in a layout. Loads the dialog on the first request to sign in. */
export function SignInOutlet() {
  const wish = useSignInWish()
  const [latest, setLatest] = useState(wish)
  if (wish && wish !== latest) setLatest(wish)
  return <Suspense>{latest && <SignInDialog wish={latest} isWished={wish !== undefined} />}</Suspense>
}
