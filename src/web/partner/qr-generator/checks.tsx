import type { PrintLayout } from '#contract/rules/partner-prints.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { CheckIcon } from '#web/ui/icons.tsx'

/** The requirements of a readable code. The drawing follows them and is tested for them. */
export function Checks({ layout }: { layout: PrintLayout }) {
  const t = useMessages('partner-codes')
  const kept = [t(layout === 'poster' ? 'checks.poster' : 'checks.size'), t('checks.quiet'), t('checks.contrast'), t('checks.own')]
  return (
    <ul className="grid gap-2 text-label">
      {kept.map((line) => (
        <li key={line} className="flex gap-2.5">
          <CheckIcon className="mt-0.5 size-4.5 text-tile" />
          {line}
        </li>
      ))}
    </ul>
  )
}
