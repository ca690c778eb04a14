import type { AreaWords } from '#contract/messages/words.ts'
import type { Refusal } from './use-auth-call.ts'

/** From here on minutes are easier to read than seconds. */
const secondsUntilMinutes = 90

/** What to say of a refusal; `fallback` is the catalogue's sentence for faults of the server. */
export function refusalText(t: AreaWords<'auth'>, { code, sentence, retryAfterSeconds }: Refusal, fallback: string): string {
  if (retryAfterSeconds !== undefined) return waitingText(t, retryAfterSeconds)
  if (code === 'network') return t('failure.network')
  if (code === 'timeout') return t('failure.timeout')
  if (code === 'unknown' || code === 'fault') return fallback
  return sentence ?? fallback
}

function waitingText(t: AreaWords<'auth'>, seconds: number): string {
  return seconds < secondsUntilMinutes ? t('login.wait', { count: seconds }) : t('login.waitMinutes', { count: Math.ceil(seconds / 60) })
}
