import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

export type Readable<Value> = {
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  read: () => Value
  /** The value on the server and in the first render of its pages. */
  initial: Value
}

export type Store<Value> = Readable<Value> & { set: (next: Value) => void }

/** Creates a value outside React. Each `set` calls the subscribers, also with the same value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const { subscribe, tell } = createListeners()
  return {
    subscribe,
    read: () => value,
    initial,
    set(next) {
      value = next
      tell()
    },
  }
}

/** Returns the value of a store, current in every render. */
export function useStore<Value>({ subscribe, read, initial }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial)
}
