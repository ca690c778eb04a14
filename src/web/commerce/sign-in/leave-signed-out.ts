import { leaveFor } from '#web/browser/calls/leave-for.ts'
import { forgetOwnTyping } from '#web/browser/own-typing.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { visitorNow } from '#web/browser/visitor.ts'
import { leaveCart } from '../cart/kept-memory.ts'

/** Forgets what this person typed and did not save, takes their cart away, tells every tab that nobody is signed in any more, and opens the whole document of `home`, so that nothing personal stays in memory. */
export function leaveSignedOut(home: string): Promise<never> {
  const visitor = visitorNow()
  forgetOwnTyping(visitor.state === 'signed_in' ? visitor.profile.id : undefined)
  leaveCart()
  // In this order: the guard of a page that is being left would lead to the sign-in first.
  const left = leaveFor(home)
  announceSession('signed_out')
  return left
}
