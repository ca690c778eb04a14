import { type DashboardRange, dashboardRanges } from '#contract/rules/waiting-lists.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'

/** Links, since the range is part of the address. */
export function RangeTabs({ range }: { range: DashboardRange }) {
  const t = useMessages('admin-dashboard')
  return (
    <nav aria-label={t('range.label')} className="max-sm:w-full print:hidden">
      <ul className="flex flex-wrap gap-px overflow-hidden rounded-edge border border-edge bg-wool">
        {dashboardRanges.map((one) => (
          <li key={one} className="grow bg-surface">
            <Link
              to={pages.admin({ range: one === 'week' ? undefined : one })}
              preventScrollReset
              aria-current={one === range ? 'page' : undefined}
              className="flex min-h-9 items-center justify-center px-3 font-medium whitespace-nowrap hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-bold aria-[current=page]:text-lapis max-sm:px-1.5"
            >
              {t(`range.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
