export type Flash = 'welcome' | 'signedOut'

const cookieName = 'flash'
const lifeSeconds = 20

/** Returns a Set-Cookie header with a flash message for the next full page load: see `takeFlash`. */
export function flashCookie(flash: Flash): string {
  return `${cookieName}=${flash}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax`
}

/** Returns the flash message for this page and deletes it. Browser only. */
export function takeFlash(): Flash | undefined {
  const flash = /(?:^|;\s*)flash=(welcome|signedOut)(?:;|$)/.exec(document.cookie)?.[1]
  if (flash !== 'welcome' && flash !== 'signedOut') return undefined
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`
  return flash
}

/** Sets the flash cookie from a script, before it loads another page. */
export function leaveFlash(flash: Flash): void {
  document.cookie = flashCookie(flash)
}
