import { useSyncExternalStore } from 'react'
import type { Profile } from '#contract/account.ts'
import { request } from './request.ts'

/** Public pages are the same for everybody, so who is looking is asked by the browser, once a document. */
export type Visitor = { state: 'unknown' } | { state: 'guest' } | { state: 'signed_in'; profile: Profile }

let visitor: Visitor = { state: 'unknown' }
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, () => visitor, unknownVisitor)
}

const unknown: Visitor = { state: 'unknown' }
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

/** Asks again, e.g. after signing in or out. A failed question leaves a guest, who can buy all the same. */
function refreshVisitor(): Promise<void> {
  asking = request<{ profile: Profile | null }>('/api/visitor')
    .then(({ profile }): Visitor => (profile ? { state: 'signed_in', profile } : { state: 'guest' }))
    .catch((): Visitor => (visitor.state === 'unknown' ? { state: 'guest' } : visitor))
    .then((next) => {
      visitor = next
      for (const listener of listeners) listener()
    })
  return asking
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!asking) void refreshVisitor()
  return () => listeners.delete(listener)
}
