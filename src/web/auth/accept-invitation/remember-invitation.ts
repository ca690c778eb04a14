const key = 'tulpar.invitation'

/** For this tab alone, while its owner goes to sign in: an address that named the token would be kept in the history. */
export function rememberInvitation(token: string): void {
  sessionStorage.setItem(key, token)
}

export function rememberedInvitation(): string {
  return sessionStorage.getItem(key) ?? ''
}

export function forgetInvitation(): void {
  sessionStorage.removeItem(key)
}
