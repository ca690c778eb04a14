import { formatAbout } from '#contract/messages/format-about.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { useDisplayRate } from './display-currency.ts'

/** Beside a sum in ringgit: about how much it is in the currency that the visitor chose. */
export function AboutSum({ amount, className }: { amount: number; className?: string }) {
  const language = useLanguage()
  const rate = useDisplayRate()
  if (!rate || amount === 0) return null
  return <span className={className}>{formatAbout(language, amount, rate)}</span>
}
