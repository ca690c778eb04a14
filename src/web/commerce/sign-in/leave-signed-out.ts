import { loadDocument } from '#web/browser/calls/load-document.ts'
import { forgetOwnTyping } from '#web/browser/own-typing.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { visitorNow } from '#web/browser/visitor.ts'
import { leaveCart } from '../cart/kept-memory.ts'

/**
 * Deletes this person's unsaved input, removes their cart, notifies every tab of the sign-out, and loads the document of `home`, so that
 * nothing personal stays in memory.
 */
export function leaveSignedOut(home: string): Promise<never> {
  const visitor = visitorNow()
  forgetOwnTyping(visitor.state === 'signed_in' ? visitor.profile.id : undefined)
  leaveCart()
  // The order matters: otherwise the guard of the current page would redirect to the sign-in first.
  const left = loadDocument(home)
  announceSession('signed_out')
  return left
}
