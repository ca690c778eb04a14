import type { LiveChange } from '#contract/live.ts'
import { createListeners } from '#web/ui/listeners.ts'

/** 'missed': unknown changes happened while disconnected. */
export type ShopChange = LiveChange | 'missed'

const listeners = createListeners<[ShopChange]>()

/** For code that caches catalogue data in this browser. Returns the unsubscribe function. */
export const subscribeToChanges = listeners.subscribe

export const tellChange = listeners.tell
