import type { CountryCode } from '#contract/countries.ts'
import { type Attempt, parseAttempt } from './attempt.ts'
import { type Draft, parseDraft } from './draft.ts'
import { parsePlaced, type PlacedOrder } from './placed-order.ts'

const draftKey = 'tulpar.checkout'
const attemptKey = 'tulpar.checkout.attempt'
const placedKey = 'tulpar.checkout.placed'

/** This tab's stored checkout. If the browser refuses storage, it lasts as long as the page. */
export const checkoutStorage = {
  /** `country`: the country of an empty form. */
  readDraft: (country: CountryCode): Draft => parseDraft(read(draftKey), country),
  writeDraft: (draft: Draft) => write(draftKey, JSON.stringify(draft)),
  /** The current attempt, or a new one. */
  readAttempt: (): Attempt => parseAttempt(read(attemptKey)) ?? { key: crypto.randomUUID(), unanswered: [] },
  writeAttempt: (attempt: Attempt) => write(attemptKey, JSON.stringify(attempt)),
  readPlaced: (): PlacedOrder | undefined => parsePlaced(read(placedKey)),
  writePlaced: (order: PlacedOrder) => write(placedKey, JSON.stringify(order)),
  clear: () => {
    remove(draftKey)
    remove(attemptKey)
    remove(placedKey)
  },
}

const memory = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string): void {
  memory.set(key, value)
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Until the page is closed, `memory` holds the value.
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
