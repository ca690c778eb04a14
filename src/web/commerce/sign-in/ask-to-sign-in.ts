import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/ui/listeners.ts'

export type SignInWish = {
  /** Runs 100 ms after a successful sign-in; dropped if the dialog is closed without one. */
  afterwards?: () => void
}

let wish: SignInWish | undefined
const { subscribe, tell } = createListeners()

/** Opens the sign-in dialog over the page. Browser only. */
export function askToSignIn(wanted: SignInWish = {}): void {
  set(wanted)
}

export function forgetSignInWish(): void {
  set(undefined)
}

export function useSignInWish(): SignInWish | undefined {
  return useSyncExternalStore(subscribe, () => wish, noWish)
}

function set(next: SignInWish | undefined): void {
  wish = next
  tell()
}

function noWish(): undefined {
  return undefined
}
