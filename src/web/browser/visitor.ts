import { useSyncExternalStore } from 'react'
import type { Profile } from '#contract/account.ts'
import { request } from './request.ts'
import { announceSession, onSessionEvent } from './session-events.ts'

/** Public pages are the same for everybody, so who is looking is asked by the browser, once a document. */
export type Visitor = { state: 'unknown' } | { state: 'guest' } | { state: 'signed_in'; profile: Profile }

const unknown: Visitor = { state: 'unknown' }
const guest: Visitor = { state: 'guest' }
/** Who comes back to a tab after this long is asked for anew: a session may have ended, a membership changed. */
const freshMs = 5000
/** Patient, and asked again after 1, 2 and 4 s: a member who is taken for a guest sees wrong prices. */
const timeoutMs = 10_000
const retries = 3
const retryAfterMs = 1000

let visitor: Visitor = unknown
let isFollowing = false
let askedAtMs = 0
/** Only the newest question is believed: an earlier answer may be older than a sign-in or sign-out. */
let question = 0
const listeners = new Set<() => void>()

export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribeToVisitor, () => visitor, unknownVisitor)
}

function unknownVisitor(): Visitor {
  return unknown
}

export function hasMemberPrices(current: Visitor): boolean {
  return current.state === 'signed_in' && current.profile.is_member
}

export function isStaffVisitor(current: Visitor): boolean {
  return current.state === 'signed_in' && (current.profile.role === 'admin' || current.profile.role === 'staff')
}

/** For what happens on a press, where nothing needs to be drawn anew. */
export function visitorNow(): Visitor {
  return visitor
}

/** A failed question leaves who was known, or a guest, who can buy all the same. */
async function askWhoIsLooking(failures = 0): Promise<void> {
  question += 1
  const asked = question
  askedAtMs = Date.now()
  const answer = await request<{ profile: Profile | null }>('/api/visitor', { timeoutMs }).catch(() => undefined)
  if (asked !== question) return
  // The session ended without a word: it ran out, or was ended from another device.
  if (answer && !answer.profile && visitor.state === 'signed_in') return announceSession('signed_out')
  if (answer) set(answer.profile ? { state: 'signed_in', profile: answer.profile } : guest)
  else if (visitor.state === 'unknown') set(guest)
  if (!answer && failures < retries)
    setTimeout(() => asked === question && void askWhoIsLooking(failures + 1), retryAfterMs * 2 ** failures)
  if (answer?.profile) void import('./keep-session.ts').then(({ keepSession }) => keepSession()).catch(() => undefined)
}

function set(next: Visitor): void {
  visitor = next
  for (const listener of listeners) listener()
}

/** For what follows who is looking outside a component; asks at once. Browser only. Returns how to stop. */
export function subscribeToVisitor(listener: () => void): () => void {
  listeners.add(listener)
  if (!isFollowing) follow()
  return () => listeners.delete(listener)
}

function follow(): void {
  isFollowing = true
  void askWhoIsLooking()
  onSessionEvent((event) => {
    if (event === 'signed_in' || event === 'user_updated') return void askWhoIsLooking()
    if (event !== 'signed_out') return
    question += 1
    set(guest)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAtMs > freshMs) void askWhoIsLooking()
  })
  // A page that comes back from the browser's own memory was drawn for whoever was there then.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askWhoIsLooking()
  })
}
