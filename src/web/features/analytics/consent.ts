import { useSyncExternalStore } from 'react'

export type Consent = 'agreed' | 'declined'

const storageKey = 'tulpar.counting'
const putOffKey = 'tulpar.counting.later'
/** An answer is asked for again after a year. */
const lifetimeMs = 365 * 24 * 3_600_000

let isOpen = false
let isAskedFor = false
/** What the browser refuses to store is true as long as the page lives. */
let answered: Consent | undefined
const listeners = new Set<() => void>()

/** What this browser's visitor answered, in whatever tab. */
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
    // `answered` serves until the page goes.
  }
  isOpen = false
  tell()
}

/** Global Privacy Control or Do Not Track: an answer that a browser gives for its owner, to everybody. */
export function refusesCounting(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null }
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1'
}

/** Whether this visit may be counted; undefined while the visitor has not been heard. */
export function mayCount(asked: 'everybody' | 'nobody'): boolean | undefined {
  if (refusesCounting()) return false
  const consent = readConsent()
  if (consent !== undefined) return consent === 'agreed'
  return asked === 'nobody' ? true : undefined
}

/** The question stands on the page, unasked or since somebody asked for it. */
export function showQuestion(isShown: boolean, reason?: 'asked for'): void {
  isOpen = isShown
  isAskedFor = reason === 'asked for'
  tell()
}

/** Closed without an answer: nothing is counted, and it is not asked again in this visit. */
export function putOffQuestion(): void {
  try {
    sessionStorage.setItem(putOffKey, 'yes')
  } catch {
    // It is asked again on the next page that is loaded.
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

/** Then the focus belongs to it; unasked it must not take it away from anything. */
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

/** Told of every answer, also of one given in another tab. Returns how to stop. */
export function followConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs)
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== storageKey) return
  if (readConsent() !== undefined) isOpen = false
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
