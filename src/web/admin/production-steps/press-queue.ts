import * as production from '#contract/calls/production.gen.ts'
import type { Language } from '#contract/languages.ts'
import type { ItemSteps } from '#contract/production.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { send } from '#web/browser/calls/send.ts'
import { keptPhotos } from './kept-photos.ts'
import { type Press, type RefusedPress, refusedPresses, unsentPresses } from './presses.ts'

/** Error codes after which a press is retried. Any other code is final. */
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

export type Waiting = {
  unsent: readonly Press[]
  refused: readonly RefusedPress[]
  /** The uploaded share of a photo, from 0 to 1. */
  going?: { key: string; share: number } | undefined
}

const nothing: Waiting = { unsent: [], refused: [] }
let waiting: Waiting | undefined
const listeners = new Set<() => void>()
/** The result of a press, whichever part of the page sent it. */
export type Outcome = { answer: ItemSteps } | { refused: Press }
const hearers = new Set<(outcome: Outcome) => void>()
let shownBy = 0

function tell(outcome: Outcome): void {
  for (const hearer of hearers) hearer(outcome)
}

function keep(next: Waiting): void {
  waiting = next
  unsentPresses.write(next.unsent)
  refusedPresses.write(next.refused)
  for (const listener of listeners) listener()
}

/** Reads the shared storage, because another tab may have added, sent or dismissed presses. */
function readAgain(): void {
  waiting = { unsent: unsentPresses.read(), refused: refusedPresses.read() }
  for (const listener of listeners) listener()
}

/** The presses of this browser and their results, for `useSyncExternalStore`. */
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
  /** Returns a function that stops listening. */
  hear(hearer: (outcome: Outcome) => void): () => void {
    hearers.add(hearer)
    return () => void hearers.delete(hearer)
  },
  /** Marks that a part of the page shows the waiting and refused presses. Returns a function that ends this. */
  showing(): () => void {
    shownBy += 1
    for (const listener of listeners) listener()
    return () => {
      shownBy -= 1
      for (const listener of listeners) listener()
    }
  },
  isShown: (): boolean => shownBy > 0,
  /** The server can't know the presses that this browser has not sent. */
  readOnServer: (): Waiting => nothing,
  add(press: Press): void {
    const { unsent, refused } = pressQueue.read()
    keep({ unsent: [...unsent, press], refused })
  },
  /** The photo takes its place in the order of the presses. */
  addPhoto(press: Press, file: Blob): void {
    keptPhotos.add(press.key, file)
    pressQueue.add(press)
  },
  drop(key: string): void {
    const { unsent, ...others } = pressQueue.read()
    keep({ ...others, unsent: unsent.filter((press) => press.key !== key) })
    void keptPhotos.remove(key)
  },
  dismiss(): void {
    keep({ ...pressQueue.read(), refused: [] })
  },
}

class PhotoLost extends Error {}

function sendPress(
  { key, itemId, stepId, stepName: _shown, assignee: _named, photo: _none, ...body }: Press,
  language: Language,
): Promise<ItemSteps> {
  const headers = { 'idempotency-key': key }
  return send(production.changeStep, { params: { id: itemId, stepId }, body }, { language, headers })
}

/** Throws PhotoLost if this browser no longer has the file. */
async function sendPhoto({ key, itemId, stepId, photo }: Press, language: Language): Promise<ItemSteps> {
  const kept = await keptPhotos.read(key)
  if (!kept) throw new PhotoLost()
  const file = new File([kept], photo?.name ?? key, { type: kept.type })
  const onProgress = (share: number) => keep({ ...pressQueue.read(), going: { key, share } })
  return sendFile(production.addPhoto, { params: { id: itemId, stepId }, body: { file, id: key } }, { language, onProgress })
}

type Sending = {
  language: Language
  otherwise: string
  lost: (step: string) => string
}

/** Sends the waiting presses one after another in their order. Only one tab at a time sends. */
export async function sendPresses(sending: Sending): Promise<void> {
  if (pressQueue.read().unsent.length === 0) return
  if (!('locks' in navigator)) return sendEach(sending)
  await navigator.locks.request('tulpar-presses', { ifAvailable: true }, async (lock) => {
    if (lock) await sendEach(sending)
  })
}

let isSending = false

async function sendEach({ language, otherwise, lost }: Sending): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let [press] = pressQueue.read().unsent; press; [press] = pressQueue.read().unsent) {
      const { key } = press
      const sent = press
      const rest = () => pressQueue.read().unsent.filter((one) => one.key !== key)
      try {
        const answer = await (press.photo ? sendPhoto(press, language) : sendPress(press, language))
        keep({ ...pressQueue.read(), unsent: rest(), going: undefined })
        tell({ answer })
      } catch (error) {
        const refusal =
          error instanceof PhotoLost ? { code: 'photo_lost', error: lost(press.stepName) } : refusalOf(production.changeStep, error)
        if (triedAgain.has(refusal.code)) return keep({ ...pressQueue.read(), going: undefined })
        const refused = [...pressQueue.read().refused, { ...sent, sentence: refusal.error ?? otherwise }]
        keep({ unsent: rest(), refused })
        tell({ refused: sent })
      }
      if (sent.photo) await keptPhotos.remove(key)
    }
  } finally {
    isSending = false
  }
}
