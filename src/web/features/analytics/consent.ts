import { createStoredValue } from '#web/browser/stored-value.ts'
import { createStore, useStore } from '#web/ui/store.ts'

export type Consent = 'agreed' | 'declined'

const putOffKey = 'tulpar.counting.later'
const lifetimeMs = 365 * 24 * 3_600_000

const stored = createStoredValue<{ answer: Consent; at: number } | undefined>({
  key: 'tulpar.counting',
  parse: parseAnswer,
  format: (answer) => JSON.stringify(answer),
  onOtherTab: () => readConsent() !== undefined && showQuestion(false),
})
const question = createStore({ isOpen: false, isAskedFor: false })

export function readConsent(nowMs = Date.now()): Consent | undefined {
  const known = stored.read()
  return known && known.at + lifetimeMs >= nowMs ? known.answer : undefined
}

export function answerConsent(answer: Consent): void {
  stored.set({ answer, at: Date.now() })
  showQuestion(false)
}

function parseAnswer(text: string | null): { answer: Consent; at: number } | undefined {
  try {
    const { answer, at } = JSON.parse(text ?? '{}') as { answer?: unknown; at?: unknown }
    return answer === 'agreed' || answer === 'declined' ? { answer, at: Number(at) } : undefined
  } catch {
    return undefined
  }
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
  question.set({ isOpen: isShown, isAskedFor: reason === 'asked for' })
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
  return question.read().isAskedFor
}

export function useQuestionShown(): boolean {
  return useStore(question).isOpen
}

/** Calls the listener for answers, also in another tab. Returns the unsubscribe function. */
export const followConsent = stored.subscribe
