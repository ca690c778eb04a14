import { noteTypist } from './own-typing.ts'

/** What happened to the session of this browser (specification, section 4). */
export type SessionEvent = 'signed_in' | 'signed_out' | 'token_refreshed' | 'user_updated' | 'password_recovery'

const channelName = 'tulpar.session'
const events: readonly string[] = ['signed_in', 'signed_out', 'token_refreshed', 'user_updated', 'password_recovery']

type Listener = (event: SessionEvent, from: 'here' | 'elsewhere') => void
const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined

/** Tells this tab and every other open tab of the shop; carries nothing but the event. Browser only. */
export function announceSession(event: SessionEvent): void {
  // The back office notes who it is as soon as it knows.
  if (event === 'signed_in') noteTypist(undefined)
  openChannel()?.postMessage(event)
  tell(event, 'here')
}

/** Browser only. Returns the unsubscribe function. */
export function onSessionEvent(listener: Listener): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opened with the first listener, since a server must not hold one. Browsers without it notice other tabs when they come to the front. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSessionEvent(data)) return
    tell(data, 'elsewhere')
  })
  return channel
}

/** A listener that subscribes anew is not heard twice. */
function tell(event: SessionEvent, from: 'here' | 'elsewhere'): void {
  const hearing = Array.from(listeners)
  for (const listener of hearing) listener(event, from)
}

function isSessionEvent(value: unknown): value is SessionEvent {
  return typeof value === 'string' && events.includes(value)
}
