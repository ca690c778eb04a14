import { type Actor, isStaff } from '#contract/actor.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { withoutPrefix } from '#web/render/without-prefix.ts'

const nowhere = 'http://shop.invalid'
const longestUrl = 2000
/** Returning to these would loop, sign out, show raw data or ask for an action that is done. */
const notPages = /^\/(?:login|logout|api|auth|check-email|forgot-password|reset-password)(?:[/.]|$)/

/** Returns an address of this shop for after the sign-in, without its language prefix. Any other text becomes '/'. */
export function safeReturnUrl(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > longestUrl || !isPath(wanted) || !URL.canParse(wanted, nowhere)) return '/'
  const url = new URL(wanted, nowhere)
  // Dots are resolved by now: '/.//evil.example' has become '//evil.example'.
  const path = withoutPrefix({ pathname: url.pathname, search: '' })
  if (url.origin !== nowhere || !isPathHoweverDecoded(url.pathname) || !isPathHoweverDecoded(path) || notPages.test(path)) return '/'
  return path + url.search
}

/** Undefined for the home page, which is the default and needs no parameter. */
export function onlyElsewhere(returnUrl: string): string | undefined {
  return returnUrl === '/' ? undefined : returnUrl
}

export function isOfBackOffice(returnUrl = ''): boolean {
  return /^\/admin(?:[/?]|$)/.test(returnUrl)
}

/** Returns the page after a sign-in: the back office for staff, and for partners their own area unless they came for another page. */
export function landingOf(actor: Actor, returnUrl: string): string {
  if (isStaff(actor) && !isOfBackOffice(returnUrl)) return adminPages.orders()
  const isPartner = actor.kind === 'account' && actor.role === 'partner'
  return isPartner && returnUrl === '/' ? pages.partnerDashboard() : returnUrl
}

function isPathHoweverDecoded(path: string): boolean {
  let decoded = path
  for (let depth = 0; depth < 4; depth += 1) {
    if (!isPath(decoded)) return false
    const next = decode(decoded)
    if (next === decoded) return true
    if (next === undefined) return false
    decoded = next
  }
  return false
}

/** Whether the text starts with a single slash and has no characters that browsers drop or read as a slash. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !text.includes('\\') && !hasControlCharacter(text)
}

function hasControlCharacter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 0x20 || text.charCodeAt(at) === 0x7f) return true
  return false
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
