import { createStore } from '#web/ui/store.ts'

const shownBy = createStore(0)

/** The number of parts of the page that show the waiting and refused presses. */
export const noticesShown = {
  ...shownBy,
  /** Returns a function that ends it. */
  start(): () => void {
    shownBy.set(shownBy.read() + 1)
    return () => shownBy.set(shownBy.read() - 1)
  },
}
