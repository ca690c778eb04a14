import type { AreaWords } from '#contract/messages/words.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import type { Refusal } from './use-auth-call.ts'

/** What to say of a refusal; `fallback` is the catalogue's sentence for faults of the server. */
export function refusalText(t: AreaWords<'auth'>, { code, sentence, retryAfterSeconds }: Refusal, fallback: string): string {
  if (retryAfterSeconds !== undefined) return waitingText(t, retryAfterSeconds)
  if (code === 'network') return t('failure.network')
  if (code === 'timeout') return t('failure.timeout')
  if (code === 'unknown' || code === 'fault') return fallback
  return sentence ?? fallback
}

function waitingText(t: AreaWords<'auth'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('login.wait', { count }) : t('login.waitMinutes', { count })
}
