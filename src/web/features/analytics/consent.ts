import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/ui/listeners.ts'

export type Consent = 'agreed' | 'declined'

const storageKey = 'tulpar.counting'
const putOffKey = 'tulpar.counting.later'
const lifetimeMs = 365 * 24 * 3_600_000

let isOpen = false
let isAskedFor = false
/** The answer for the life of the page, in case the browser refuses to store it. */
let answered: Consent | undefined
const { subscribe, tell } = createListeners(followOtherTabs)

export function readConsent(nowMs = Date.now()): Consent | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('answer' in stored) || !('at' in stored)) return answered
    if (Number(stored.at) + lifetimeMs < nowMs) return answered
    return stored.answer === 'agreed' || stored.answer === 'declined' ? stored.answer : answered
  } catch {
    return answered
  }
}

export function answerConsent(answer: Consent): void {
  answered = answer
  try {
    localStorage.setItem(storageKey, JSON.stringify({ answer, at: Date.now() }))
  } catch {
    // Until the page is closed, `answered` holds the answer.
  }
  isOpen = false
  tell()
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function refusesCounting(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null }
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1'
}

/** Whether this visit may be counted; undefined while the visitor has not answered. */
export function mayCount(asked: 'everybody' | 'nobody'): boolean | undefined {
  if (refusesCounting()) return false
  const consent = readConsent()
  if (consent !== undefined) return consent === 'agreed'
  return asked === 'nobody' ? true : undefined
}

/** Shows or hides the question. `reason`: the visitor opened it. */
export function showQuestion(isShown: boolean, reason?: 'asked for'): void {
  isOpen = isShown
  isAskedFor = reason === 'asked for'
  tell()
}

/** Closes the question without an answer: nothing is counted, and it does not appear again in this visit. */
export function putOffQuestion(): void {
  try {
    sessionStorage.setItem(putOffKey, 'yes')
  } catch {
    // Without storage the question appears again on the next page load.
  }
  showQuestion(false)
}

export function isQuestionPutOff(): boolean {
  try {
    return sessionStorage.getItem(putOffKey) !== null
  } catch {
    return false
  }
}

/** Whether the visitor opened the question. Only then does it take the focus. */
export function wasQuestionAskedFor(): boolean {
  return isAskedFor
}

export function useQuestionShown(): boolean {
  return useSyncExternalStore(
    followConsent,
    () => isOpen,
    () => false,
  )
}

/** Also when the question opens or closes, and for answers from another tab. Returns the unsubscribe function. */
export const followConsent = subscribe

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== storageKey) return
  if (readConsent() !== undefined) isOpen = false
  tell()
}
