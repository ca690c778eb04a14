import * as production from '#contract/calls/production.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { ItemSteps } from '#contract/production.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import { type Press, type RefusedPress, refusedPresses, unsentPresses } from './presses.ts'

const timeoutMs = 15_000
/** Why a press waits and is sent once more; anything else is an answer. */
const triedAgain: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'cancelled',
  'unreadable',
  'unavailable',
  'too_busy',
  'too_many_requests',
  'not_signed_in',
  'in_progress',
  'fault',
])

export type Waiting = { unsent: readonly Press[]; refused: readonly RefusedPress[] }

const nothing: Waiting = { unsent: [], refused: [] }
let waiting: Waiting | undefined
const listeners = new Set<() => void>()

function keep(next: Waiting): void {
  waiting = next
  unsentPresses.write(next.unsent)
  refusedPresses.write(next.refused)
  for (const listener of listeners) listener()
}

/** Of all tabs: another may have pressed, sent or read something. */
function readAgain(): void {
  waiting = { unsent: unsentPresses.read(), refused: refusedPresses.read() }
  for (const listener of listeners) listener()
}

/** What this browser has pressed and what became of it, for `useSyncExternalStore`. */
export const pressQueue = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key === unsentPresses.storeKey || key === refusedPresses.storeKey) readAgain()
    }
    window.addEventListener('storage', handleStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', handleStorage)
    }
  },
  read(): Waiting {
    waiting ??= { unsent: unsentPresses.read(), refused: refusedPresses.read() }
    return waiting
  },
  /** The server knows nothing of what this browser has not sent. */
  readOnServer: (): Waiting => nothing,
  add(press: Press): void {
    const { unsent, refused } = pressQueue.read()
    keep({ unsent: [...unsent, press], refused })
  },
  /** Somebody has read what was refused. */
  dismiss(): void {
    keep({ ...pressQueue.read(), refused: [] })
  },
}

type Sending = { language: Language; onAnswer: (answer: ItemSteps) => void; onRefused: (press: Press) => void; otherwise: string }

/** Sends what waits, one press after another in the order in which they were made; of several tabs one at a time does. */
export async function sendPresses(sending: Sending): Promise<void> {
  if (pressQueue.read().unsent.length === 0) return
  if (!('locks' in navigator)) return sendEach(sending)
  await navigator.locks.request('tulpar-presses', { ifAvailable: true }, async (lock) => {
    if (lock) await sendEach(sending)
  })
}

let isSending = false

async function sendEach({ language, onAnswer, onRefused, otherwise }: Sending): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let [press] = pressQueue.read().unsent; press; [press] = pressQueue.read().unsent) {
      const { key, itemId, stepId, stepName: _shown, ...body } = press
      const sent = press
      const rest = () => pressQueue.read().unsent.filter((one) => one.key !== key)
      try {
        const headers = { 'idempotency-key': key }
        const answer = await send(production.changeStep, { params: { id: itemId, stepId }, body }, { language, timeoutMs, headers })
        keep({ ...pressQueue.read(), unsent: rest() })
        onAnswer(answer)
      } catch (error) {
        const refusal = refusalOf(production.changeStep, error)
        if (triedAgain.has(refusal.code)) return
        const refused = [...pressQueue.read().refused, { ...sent, sentence: refusal.error ?? otherwise }]
        keep({ unsent: rest(), refused })
        onRefused(sent)
      }
    }
  } finally {
    isSending = false
  }
}
