/** One action that is sent when the network allows it. `key` is its permanent idempotency key. */
export type OfflineAction = { kind: string; key: string }

export type NewQueuedAction<Action extends OfflineAction = OfflineAction> = {
  action: Action
  /** The acting account, if it was known. */
  madeBy: string | undefined
  /** ISO 8601, by the clock of this device. Requests add `sent_at` by the same clock, so the shop converts times to its own. */
  madeAt: string
  state: 'waiting' | 'refused' | 'sent'
}

export type QueuedAction<Action extends OfflineAction = OfflineAction> = NewQueuedAction<Action> & {
  /** Actions of one subject are sent in the order of their numbers. */
  subject: string
  number: number
  answer?: unknown
  /** The server's sentence. */
  refusal?: string
  code?: string
}

export function waitingIn<Item extends QueuedAction>(actions: readonly Item[]): Item[] {
  return actions.filter(({ state }) => state === 'waiting')
}

export function refusedIn<Item extends QueuedAction>(actions: readonly Item[]): Item[] {
  return actions.filter(({ state }) => state === 'refused')
}
