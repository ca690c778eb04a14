const key = 'tulpar.invitation'

/** Saves the token for this tab only, during the sign-in. In an address it would stay in the history. */
export function rememberInvitation(token: string): void {
  sessionStorage.setItem(key, token)
}

export function rememberedInvitation(): string {
  return sessionStorage.getItem(key) ?? ''
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(key)
}
