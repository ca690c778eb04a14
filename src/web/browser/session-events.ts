import { noteTypist } from './own-typing.ts'
import { createListeners } from '#web/ui/listeners.ts'

/** An event of this browser's session. */
export type SessionEvent = 'signed_in' | 'signed_out' | 'token_refreshed' | 'user_updated' | 'password_recovery'

const channelName = 'tulpar.session'
const events: readonly string[] = ['signed_in', 'signed_out', 'token_refreshed', 'user_updated', 'password_recovery']

type Listener = (event: SessionEvent, from: 'here' | 'elsewhere') => void
const { subscribe, tell } = createListeners<Parameters<Listener>>()
let channel: BroadcastChannel | undefined

/** Notifies this tab and every other open tab of the shop. The message contains only the event. Browser only. */
export function announceSession(event: SessionEvent): void {
  // The back office calls `noteTypist` again once it knows who signed in.
  if (event === 'signed_in') noteTypist(undefined)
  openChannel()?.postMessage(event)
  tell(event, 'here')
}

/** Browser only. Returns the unsubscribe function. */
export function onSessionEvent(listener: Listener): () => void {
  openChannel()
  return subscribe(listener)
}

/** A server must not hold one. Without BroadcastChannel a tab notices changes when it becomes visible. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isSessionEvent(data)) return
    tell(data, 'elsewhere')
  })
  return channel
}

function isSessionEvent(value: unknown): value is SessionEvent {
  return typeof value === 'string' && events.includes(value)
}
