import { useSyncExternalStore } from 'react'

const storageKey = 'tulpar.discount-code'
const listeners = new Set<() => void>()
/** For private windows that refuse storage: the code then lives as long as the page. */
let unstored = ''

/** The code that this tab's buyer has typed, as typed; whether it holds is for the server to say. Empty on the server. */
export function useDiscountCode(): string {
  return useSyncExternalStore(subscribe, readDiscountCode, () => '')
}

function readDiscountCode(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

/** Empty takes it away. */
export function setDiscountCode(code: string): void {
  unstored = code.trim()
  try {
    if (unstored === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, unstored)
  } catch {
    // It is held above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
