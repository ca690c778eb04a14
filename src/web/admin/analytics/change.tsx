import { formatPercent } from '#contract/messages/format.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'

/** Nothing where there is no previous value. */
export function Change({ share }: { share: number | null | undefined }) {
  const language = useLanguage()
  if (share === null || share === undefined) return null
  return <span className="ml-1.5 text-small font-medium text-smoke">{signed(share, formatPercent(language, share, 1))}</span>
}

export function signed(value: number, text: string): string {
  return value > 0 ? `+${text}` : text
}
