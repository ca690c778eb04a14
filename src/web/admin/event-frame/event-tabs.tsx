import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { showCurrent } from '#web/ui/show-current.ts'

export type EventScreen = 'details' | 'inventory' | 'sales' | 'pickups' | 'report'
export type EventTabsProps = {
  event: { id: string }
  at: EventScreen
  mayEdit: boolean
  counts?: { remaining?: number; sales?: number; pickupsOpen?: number } | undefined
}

const look =
  'flex min-h-11 shrink-0 whitespace-nowrap items-center gap-2 border-b-[3px] border-transparent px-3 font-bold text-smoke hover:text-ink aria-[current=page]:border-lapis aria-[current=page]:text-lapis'

export function EventTabs({ event: { id }, at, mayEdit, counts = {} }: EventTabsProps) {
  const t = useMessages('admin-event-frame')
  const language = useLanguage()
  const screens: { key: EventScreen; to: string; count?: number | undefined }[] = [
    ...(mayEdit ? [{ key: 'details' as const, to: adminPages.event(id) }] : []),
    { key: 'inventory', to: adminPages.eventInventory(id), count: counts.remaining },
    { key: 'sales', to: adminPages.eventSales(id), count: counts.sales },
    { key: 'pickups', to: adminPages.eventPickups(id), count: counts.pickupsOpen },
    { key: 'report', to: adminPages.eventReport(id) },
  ]
  return (
    <nav ref={showCurrent} aria-label={t('tabs')} className="-mx-4 overflow-x-auto border-b border-wool px-2 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex">
        {screens.map(({ key, to, count }) => (
          <li key={key}>
            <Link to={to} aria-current={key === at ? 'page' : undefined} className={look}>
              {t(`tab.${key}`)}
              {count !== undefined && <span className="figures font-normal text-smoke">{formatNumber(language, count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
