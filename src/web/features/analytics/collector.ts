import * as calls from '#contract/calls/analytics.gen.ts'
import { categoryOfEvent } from '#contract/analytics-events.ts'
import { followConsent, mayCount } from './consent.ts'
import { pageUrlOf } from './page-url.ts'
import { sendCounted, sendLast } from './send.ts'
import { takeTracked, type Tracked } from './track.ts'
import { beginSession, findSession, forgetSession, readSession, sessionMs, type VisitSession } from './visit-session.ts'

/** Specification, section 9. */
const checkMs = 60_000

export type LeftCart = {
  cartValue: number
  items: { productId: string; name: string; quantity: number; price: number }[]
  lastStep: string
}
export type CartWatch = {
  note: (event: Tracked) => void
  takeLeft: (sessionId: string, nowMs: number) => LeftCart | undefined
}

let isRunning = false

export function collect(asked: 'everybody' | 'nobody', loadCartWatch: () => Promise<CartWatch>): void {
  if (isRunning) return
  isRunning = true
  let stop: (() => void) | undefined
  const decide = () => {
    const may = mayCount(asked)
    if (may === true) stop ??= count(loadCartWatch)
    if (may !== false) return
    stop?.()
    stop = undefined
    forgetSession()
    takeTracked(() => undefined)
  }
  followConsent(decide)
  decide()
}

function count(loadCartWatch: () => Promise<CartWatch>): () => void {
  let cartWatch: CartWatch | undefined
  const before: Tracked[] = []
  const leaving = new AbortController()
  const { signal } = leaving

  function take(event: Tracked): void {
    sendEvent(currentSession(), event)
    if (cartWatch) cartWatch.note(event)
    else before.push(event)
  }

  /** A hidden tab starts no new sessions. */
  function check(): void {
    if (document.visibilityState === 'hidden') return
    const { id } = currentSession()
    const left = cartWatch?.takeLeft(id, Date.now())
    if (left) sendCounted(calls.cartAbandonment, { sessionId: id, ...left })
  }

  takeTracked(take)
  currentSession()
  const timer = setInterval(check, checkMs)
  window.addEventListener('pagehide', () => sayGoodbye(), { signal })
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) take({ type: 'page_view', data: {}, path: window.location.pathname + window.location.search })
    },
    { signal },
  )
  void loadCartWatch().then(
    (watch) => {
      if (signal.aborted) return
      cartWatch = watch
      for (const event of before) watch.note(event)
      check()
    },
    (error: unknown) => console.debug('analytics: the cart is not watched', error),
  )
  return () => {
    clearInterval(timer)
    leaving.abort()
  }
}

/** Returns the valid session or starts a new one, and reports the end of the previous one. */
function currentSession(): VisitSession {
  const now = Date.now()
  const valid = findSession(now)
  if (valid) return valid
  const ended = readSession()
  if (ended) sendCounted(calls.sessionEnd, { sessionId: ended.id, duration: sessionMs / 1000 })
  const session = beginSession(now)
  sendCounted(calls.sessionStart, {
    sessionId: session.id,
    userAgent: navigator.userAgent.slice(0, 500),
    referrer: document.referrer.slice(0, 2000),
  })
  return session
}

function sendEvent({ id }: VisitSession, { type, data, path }: Tracked): void {
  sendCounted(calls.event, {
    sessionId: id,
    eventType: type,
    eventCategory: categoryOfEvent[type],
    eventData: data,
    pageUrl: pageUrlOf(path),
  })
}

/** Reports the session's end. If the session continues in the next document, a later end is reported again. */
function sayGoodbye(): void {
  const session = findSession(Date.now())
  if (session) sendLast(calls.sessionEnd, { sessionId: session.id, duration: Math.round((Date.now() - session.startedAt) / 1000) })
}
