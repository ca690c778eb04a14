import { createListeners } from '#web/ui/listeners.ts'

const { subscribe, tell } = createListeners()

/**
 * Calls the listener when a call is refused because no one is signed in: the session may have ended elsewhere. Returns the unsubscribe
 * function.
 */
export const onNotSignedIn = subscribe

export const noteNotSignedIn = tell
