import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { showCurrent } from '#web/ui/show-current.ts'
import { type AskedSpan, figureTabs, type FigureTab, writtenSpan } from './asked-span.ts'

export type AnalyticsTabsProps = { at: 'overview' | FigureTab | 'events'; asked?: AskedSpan; count?: { carts: string } }

const look =
  'flex min-h-11 shrink-0 whitespace-nowrap items-center gap-2 border-b-[3px] border-transparent px-3 font-bold text-smoke hover:text-ink aria-[current=page]:border-lapis aria-[current=page]:text-lapis'

/** Tabs for the overview, its parts and the events. The page's loader must bring the messages of `admin-analytics-frame`. */
export function AnalyticsTabs({ at, asked = { compare: 'previous' }, count }: AnalyticsTabsProps) {
  const t = useMessages('admin-analytics-frame')
  const to = (tab?: FigureTab) => adminPages.analytics({ ...writtenSpan(asked), tab })
  const tabs = [['overview', to()], ...figureTabs.map((tab) => [tab, to(tab)] as const), ['events', adminPages.analyticsEvents()]] as const
  return (
    <nav ref={showCurrent} aria-label={t('tabs')} className="-mx-4 overflow-x-auto border-b border-wool px-2 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex">
        {tabs.map(([tab, address]) => (
          <li key={tab}>
            <Link to={address} aria-current={tab === at ? 'page' : undefined} className={look}>
              {t(`tab.${tab}`)}
              {tab === 'carts' && count && <span className="figures font-normal">{count.carts}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
