import { createStore } from '#web/ui/store.ts'

const refusals = createStore(0)

/** The session may have ended elsewhere. Returns the unsubscribe function. */
export const onNotSignedIn = refusals.subscribe

export const noteNotSignedIn = (): void => refusals.set(refusals.read() + 1)
