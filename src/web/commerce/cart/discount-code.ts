import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/ui/listeners.ts'

const storageKey = 'tulpar.discount-code'
const { subscribe, tell } = createListeners()
/** For private windows that refuse storage: the code then lasts as long as the page. */
let unstored = ''

/** The discount code of this tab, as typed; the server decides whether it is valid. Empty on the server. */
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

/** An empty code removes it. */
export function setDiscountCode(code: string): void {
  unstored = code.trim()
  try {
    if (unstored === '') sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, unstored)
  } catch {
    // `unstored` holds the code.
  }
  tell()
}
