import { formatPercent } from '#contract/messages/format.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'

/** Shows the change since the previous period as a share of its value. Shows nothing where there is no such value. */
export function Change({ share }: { share: number | null | undefined }) {
  const language = useLanguage()
  if (share === null || share === undefined) return null
  return <span className="ml-2.5 text-small font-medium text-smoke">{signed(share, formatPercent(language, share, 1))}</span>
}

/** Puts a plus sign before the text of a positive value. */
export function signed(value: number, text: string): string {
  return value > 0 ? `+${text}` : text
}
