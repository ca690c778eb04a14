import type { CountryCode } from '#contract/countries.ts'
import { type Attempt, parseAttempt } from './attempt.ts'
import { type Draft, parseDraft } from './draft.ts'
import { parsePlaced, type PlacedOrder } from './placed-order.ts'

const draftKey = 'tulpar.checkout'
const attemptKey = 'tulpar.checkout.attempt'
const placedKey = 'tulpar.checkout.placed'

/** This tab's memory of a checkout. What the browser refuses to keep lives as long as the page. */
export const checkoutStorage = {
  /** `country`: where a form begins that nobody wrote in. */
  readDraft: (country: CountryCode): Draft => parseDraft(read(draftKey), country),
  writeDraft: (draft: Draft) => write(draftKey, JSON.stringify(draft)),
  /** The attempt that is under way, or a new one. */
  readAttempt: (): Attempt => parseAttempt(read(attemptKey)) ?? { key: crypto.randomUUID(), unanswered: [] },
  writeAttempt: (attempt: Attempt) => write(attemptKey, JSON.stringify(attempt)),
  /** The newest order of this tab. */
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
    // The memory above serves until the page goes.
  }
}

function remove(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}
