import { formatPercent } from '#contract/messages/format.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'

/** How much more or less than in the span before, as a share of what was then; nothing where nothing was. */
export function Change({ share }: { share: number | null | undefined }) {
  const language = useLanguage()
  if (share === null || share === undefined) return null
  return <span className="ml-2.5 text-small font-medium text-smoke">{signed(share, formatPercent(language, share, 1))}</span>
}

/** With a plus where it is more. */
export function signed(value: number, text: string): string {
  return value > 0 ? `+${text}` : text
}
