/**
 * The listeners of a value outside React. `subscribe` suits `useSyncExternalStore` and returns the unsubscribe function. While there is a
 * listener, `onStorage` receives the changes that other tabs make to the browser's storage.
 */
export function createListeners<Args extends readonly unknown[] = []>(onStorage?: (event: StorageEvent) => void) {
  const listeners = new Set<(...args: Args) => void>()

  function subscribe(listener: (...args: Args) => void): () => void {
    if (onStorage && listeners.size === 0) window.addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (onStorage && listeners.size === 0) window.removeEventListener('storage', onStorage)
    }
  }

  /** A listener that subscribes during the call is not called, and one that was removed is not either. */
  function tell(...args: Args): void {
    for (const listener of Array.from(listeners)) if (listeners.has(listener)) listener(...args)
  }

  return { subscribe, tell }
}
