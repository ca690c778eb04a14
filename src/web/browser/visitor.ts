import type { Profile } from '#contract/account.ts'
import * as account from '#contract/calls/account.gen.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { send } from './calls/send.ts'
import { announceSession, onSessionEvent } from './session-events.ts'
import { createStore, useStore } from '#web/ui/store.ts'

/** Public pages are the same for all visitors, so the browser requests the visitor once per document. */
export type Visitor = { state: 'unknown' } | { state: 'guest' } | { state: 'signed_in'; profile: Profile }

const unknown: Visitor = { state: 'unknown' }
const guest: Visitor = { state: 'guest' }
/** Age in ms after which a tab that becomes visible requests the visitor again: a session may have ended, a membership changed. */
const freshMs = 5000
/** Long, with retries after 1, 2 and 4 s: a member who is taken for a guest sees wrong prices. */
const timeoutMs = 10_000
const retries = 3
const retryAfterMs = 1000

const visitor = createStore<Visitor>(unknown)
let isFollowing = false
let askedAtMs = 0
/** Number of the latest request. Earlier answers are ignored, since they may be older than a sign-in or sign-out. */
let question = 0
/** The first subscriber causes the request. */
const requested = { ...visitor, subscribe: subscribeToVisitor }

export function useVisitor(): Visitor {
  return useStore(requested)
}

export function hasMemberPrices(current: Visitor): boolean {
  return current.state === 'signed_in' && current.profile.is_member
}

export function isStaffVisitor(current: Visitor): boolean {
  return current.state === 'signed_in' && isStaffRole(current.profile.role)
}

export function isPartnerVisitor(current: Visitor): boolean {
  return current.state === 'signed_in' && current.profile.role === 'partner'
}

/** The current visitor, for event handlers, which need no re-render. */
export const visitorNow: () => Visitor = visitor.read

/** Resolves once the visitor is known; as a guest if the request fails. Browser only. */
export function knownVisitor(): Promise<Exclude<Visitor, { state: 'unknown' }>> {
  return new Promise((resolve) => {
    const stop = subscribeToVisitor(tell)
    function tell(): void {
      const now = visitor.read()
      if (now.state === 'unknown') return
      stop()
      resolve(now)
    }
    tell()
  })
}

/** Requests the visitor. After a failure the known visitor stays; an unknown one becomes a guest, who can still buy. */
async function askWhoIsLooking(failures = 0): Promise<void> {
  question += 1
  const asked = question
  askedAtMs = Date.now()
  const answer = await send(account.visitor, undefined, { timeoutMs }).catch(() => undefined)
  if (asked !== question) return
  // The session ended silently: it expired, or was ended from another device.
  if (answer && !answer.profile && visitor.read().state === 'signed_in') return announceSession('signed_out')
  if (answer) visitor.set(answer.profile ? { state: 'signed_in', profile: answer.profile } : guest)
  else if (visitor.read().state === 'unknown') visitor.set(guest)
  if (!answer && failures < retries)
    setTimeout(() => asked === question && void askWhoIsLooking(failures + 1), retryAfterMs * 2 ** failures)
  if (answer?.profile) void import('./renew-session.ts').then(({ renewSession }) => renewSession()).catch(() => undefined)
}

/** Follows the visitor from code outside components, and requests it at once. Browser only. Returns the unsubscribe function. */
export function subscribeToVisitor(listener: () => void): () => void {
  const stop = visitor.subscribe(listener)
  if (!isFollowing) follow()
  return stop
}

function follow(): void {
  isFollowing = true
  void askWhoIsLooking()
  onSessionEvent((event) => {
    if (event === 'signed_in' || event === 'user_updated') return void askWhoIsLooking()
    if (event !== 'signed_out') return
    question += 1
    visitor.set(guest)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs > freshMs) void askWhoIsLooking()
  })
  // A page restored from the back/forward cache shows an outdated visitor.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askWhoIsLooking()
  })
}
