import { useEffect, useEffectEvent } from 'react'
import { onSessionEvent } from '../session-events.ts'
import type { AnyRefusal } from './refusal-sentence.ts'

/** Calls `forget` at the next sign-in, in any tab, if the refusal asks for one. */
export function useForgetAtSignIn(refusal: AnyRefusal | undefined, forget: () => void): void {
  const asksToSignIn = refusal?.code === 'not_signed_in'
  const handleSignIn = useEffectEvent(forget)
  useEffect(() => {
    if (!asksToSignIn) return
    return onSessionEvent((event) => {
      if (event === 'signed_in') handleSignIn()
    })
  }, [asksToSignIn])
}
