import { formatAbout } from '#contract/messages/format-about.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useDisplayRate } from './display-currency.ts'

/** Shows, next to a sum in ringgit, the approximate amount in the visitor's chosen currency. */
export function AboutSum({ amount, className }: { amount: number; className?: string }) {
  const language = useLanguage()
  const rate = useDisplayRate()
  if (!rate || amount === 0) return null
  return <span className={className}>{formatAbout(language, amount, rate)}</span>
}
