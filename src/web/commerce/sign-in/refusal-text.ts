import type { AreaTranslator } from '#contract/messages/translator.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'

/** Returns the text for a refusal; `fallback` is for server faults. */
export function refusalText(t: AreaTranslator<'auth'>, { code, error, retry_after: seconds }: AnyRefusal, fallback: string): string {
  if (seconds !== undefined) return waitingText(t, seconds)
  if (code === 'timeout') return t('failure.timeout')
  return code === 'fault' ? fallback : (error ?? fallback)
}

function waitingText(t: AreaTranslator<'auth'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('login.wait', { count }) : t('login.waitMinutes', { count })
}
