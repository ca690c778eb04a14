import { leaveFor } from './calls/leave-for.ts'
import { announceSession } from './session-events.ts'

/** Tells every tab that nobody is signed in any more, and opens the whole document of `home`, so that nothing personal stays in memory. */
export function leaveSignedOut(home: string): Promise<never> {
  // In this order: the guard of a page that is being left would lead to the sign-in first.
  const left = leaveFor(home)
  announceSession('signed_out')
  return left
}
