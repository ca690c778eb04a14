import { useSyncExternalStore } from 'react'
import * as members from '#contract/calls/members.gen.ts'
import { readLate } from '#web/browser/query/read-late.ts'
import { subscribeToVisitor, visitorNow } from '#web/browser/visitor.ts'
import { createStore } from '#web/ui/store.ts'

const none: ReadonlySet<string> = new Set()

const saved = createStore(none)
let owner: string | undefined
let state: 'unasked' | 'loading' | 'known' | 'failed' = 'unasked'
let isFollowing = false
let loading: Promise<void> | undefined
/** Hearts pressed while the list was loading; they are newer than the answer. */
let pressed = new Map<string, boolean>()

/** Whether this visitor has saved the product. Pages contain nothing personal, so false on the server and until the list is loaded. */
export function useIsSaved(productId: string): boolean {
  return useSyncExternalStore(
    wishlist.subscribe,
    () => saved.read().has(productId),
    () => false,
  )
}

/** The list of the signed-in visitor, as hearts show it. Browser only. */
export const wishlist = {
  subscribe,
  has: (productId: string) => saved.read().has(productId),
  isKnown: () => state === 'known',
  /** Optimistic update while the request is sent. */
  mark: (productId: string, isSaved: boolean) => {
    if (state === 'loading') pressed.set(productId, isSaved)
    saved.set(changed(saved.read(), productId, isSaved))
  },
  /** Loads the list, unless a request is pending. Afterwards it is known, unless the visitor has changed. Throws RequestError. */
  load,
}

function subscribe(listener: () => void): () => void {
  const stop = saved.subscribe(listener)
  if (!isFollowing) {
    isFollowing = true
    subscribeToVisitor(follow)
    follow()
  }
  return stop
}

/** Loads the list once per sign-in, and drops it when the session ends. */
function follow(): void {
  const visitor = visitorNow()
  const account = visitor.state === 'signed_in' ? visitor.profile.id : undefined
  if (account === owner) return
  owner = account
  state = 'unasked'
  loading = undefined
  saved.set(none)
  // The next press retries a failed request.
  if (account !== undefined) load().catch(() => undefined)
}

function load(): Promise<void> {
  if (loading) return loading
  const asked = ask().finally(() => {
    if (loading === asked) loading = undefined
  })
  loading = asked
  return asked
}

async function ask(): Promise<void> {
  const asked = owner
  state = 'loading'
  pressed = new Map()
  try {
    const productIds = await readLate(members.savedProducts, undefined)
    if (asked !== owner) return
    state = 'known'
    saved.set([...pressed].reduce((list, [productId, isSaved]) => changed(list, productId, isSaved), new Set(productIds)))
  } catch (error) {
    if (asked === owner) state = 'failed'
    throw error
  }
}

function changed(list: ReadonlySet<string>, productId: string, isSaved: boolean): Set<string> {
  const next = new Set(list)
  if (isSaved) next.add(productId)
  else next.delete(productId)
  return next
}
