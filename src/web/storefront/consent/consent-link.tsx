import { pages } from '#contract/pages.ts'
import { showQuestion } from '#web/features/analytics/consent.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Link } from '#web/ui/link.tsx'

/** Opens the question to change the answer. Without scripts nothing is counted, and the notice says so. */
export function ConsentLink({ label, className }: { label: string; className: string }) {
  if (!useHydrated())
    return (
      <Link to={`${pages.privacy()}#what`} className={className}>
        {label}
      </Link>
    )
  return (
    <button type="button" onClick={() => showQuestion(true, 'asked for')} className={className}>
      {label}
    </button>
  )
}
