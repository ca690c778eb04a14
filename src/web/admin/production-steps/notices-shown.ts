import { createListeners } from '#web/ui/listeners.ts'

let shownBy = 0
const { subscribe, tell } = createListeners()

function change(by: number): void {
  shownBy += by
  tell()
}

/** Whether a part of the page shows the waiting and refused presses, for `useSyncExternalStore`. */
export const noticesShown = {
  subscribe,
  read: (): boolean => shownBy > 0,
  /** Returns a function that ends it. */
  start(): () => void {
    change(1)
    return () => change(-1)
  },
}
