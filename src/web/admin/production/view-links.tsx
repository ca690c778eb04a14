import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { type BoardQuery, boardViews } from './board-address.ts'

export function ViewLinks({ query }: { query: BoardQuery }) {
  const t = useMessages('admin-production')
  return (
    <nav aria-label={t('view.label')}>
      <ul className="flex overflow-hidden rounded-edge border border-edge bg-surface text-small font-medium">
        {boardViews.map((view) => (
          <li key={view} className="not-first:border-l not-first:border-edge">
            <Link
              to={adminPages.production({ ...query, view: view === 'board' ? undefined : view })}
              aria-current={(query.view ?? 'board') === view ? 'page' : undefined}
              className="flex min-h-9 items-center px-3 hover:bg-hover aria-[current=page]:bg-selected aria-[current=page]:font-bold max-md:min-h-11"
            >
              {t(`view.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
