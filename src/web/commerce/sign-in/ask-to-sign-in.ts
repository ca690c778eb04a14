import { createStore, useStore } from '#web/ui/store.ts'

export type SignInWish = {
  /** Runs 100 ms after a successful sign-in; dropped if the dialog is closed without one. */
  afterwards?: () => void
}

const wish = createStore<SignInWish | undefined>(undefined)

/** Opens the sign-in dialog over the page. Browser only. */
export function askToSignIn(wanted: SignInWish = {}): void {
  wish.set(wanted)
}

export function forgetSignInWish(): void {
  wish.set(undefined)
}

export function useSignInWish(): SignInWish | undefined {
  return useStore(wish)
}
