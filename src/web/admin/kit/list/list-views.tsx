import { formatNumber } from '#contract/messages/format.ts'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { showCurrent } from '#web/ui/show-current.ts'

export type ViewTab = { key: string; label: string; to: string; isCurrent: boolean; count?: number | undefined }
export type ListViewsProps = { tabs: readonly ViewTab[] }

export function ListViews({ tabs }: ListViewsProps) {
  const t = useMessages('admin-list')
  const language = useLanguage()
  if (tabs.length < 2) return null
  return (
    <nav
      ref={showCurrent}
      aria-label={t('views.label')}
      className="-mx-4 overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--color-wool)] sm:mx-0 sm:px-0 print:hidden"
    >
      <ul className="flex">
        {tabs.map(({ key, label, to, isCurrent, count }) => (
          <li key={key} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 px-3 font-medium text-smoke hover:text-ink aria-[current=page]:font-bold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-lapis)] sm:min-h-10"
            >
              {label}
              {count !== undefined && (
                <span className="figures font-normal text-smoke">
                  {formatNumber(language, count)}
                  {count >= mostCounted && '+'}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
