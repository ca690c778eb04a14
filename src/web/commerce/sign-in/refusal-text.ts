import type { AreaTranslator } from '#contract/messages/translator.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'

/** What to say of a refusal; `fallback` is the catalogue's sentence for faults of the server. */
export function refusalText(t: AreaTranslator<'auth'>, { code, error, retry_after: seconds }: AnyRefusal, fallback: string): string {
  if (seconds !== undefined) return waitingText(t, seconds)
  if (code === 'network') return t('failure.network')
  if (code === 'timeout') return t('failure.timeout')
  return code === 'fault' ? fallback : (error ?? fallback)
}

function waitingText(t: AreaTranslator<'auth'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('login.wait', { count }) : t('login.waitMinutes', { count })
}
