import { createListeners } from '#web/ui/listeners.ts'

const { subscribe, tell } = createListeners()

/** The session may have ended elsewhere. Returns the unsubscribe function. */
export const onNotSignedIn = subscribe

export const noteNotSignedIn = tell
