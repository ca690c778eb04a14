import { useSyncExternalStore } from 'react'

export type SignInWish = {
  /** Runs 100 ms after a successful sign-in; dropped if the dialog is closed without one. */
  afterwards?: () => void
}

let wish: SignInWish | undefined
const listeners = new Set<() => void>()

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
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function noWish(): undefined {
  return undefined
}
