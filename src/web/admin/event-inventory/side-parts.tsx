import type { AdminEventPage } from '#contract/admin-events.ts'
import type { EventStockItem } from '#contract/event-stock.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { optionKey, optionName, sumsOf, worthBringing } from './stock-groups.ts'

const mostShown = 5

export type SidePartsProps = {
  event: AdminEventPage
  items: readonly EventStockItem[]
  mayBring: boolean
  mayEdit: boolean
  isOver: boolean
}

export function SideParts({ event, items, mayBring, mayEdit, isOver }: SidePartsProps) {
  const t = useMessages('admin-event-stock')
  const next = worthBringing(items).slice(0, mostShown)
  const { remaining } = sumsOf(items)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5 print:hidden">
      {mayBring && next.length > 0 && (
        <EditSection title={t('next.title')}>
          <ul className="grid gap-3">
            {next.map((item) => (
              <li key={optionKey(item)} className="flex items-center gap-3">
                <Thumbnail imageKey={item.image_key ?? undefined} alt="" size={36} className="shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{[item.name, optionName(item)].filter(Boolean).join(', ')}</span>
                  <span className="figures block text-tiny text-smoke">
                    {item.remaining === 0
                      ? t('next.gone', { count: item.in_shop })
                      : t('next.few', { count: item.remaining, shop: item.in_shop })}
                  </span>
                </span>
                <ButtonLink
                  tone="quiet"
                  size="dense"
                  className="max-md:min-h-11"
                  to={`${adminPages.eventInventory(event.id)}?do=bring&product=${item.product_id}`}
                >
                  {t('next.bring')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </EditSection>
      )}
      <EditSection title={t('end.title')}>
        <p className="text-small text-smoke">{t(event.closed_at !== null ? 'end.closed' : isOver ? 'end.text' : 'end.later')}</p>
        {event.closed_at === null && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink tone="quiet" size="dense" className="max-md:min-h-11" to={`${adminPages.eventInventory(event.id)}?do=count`}>
              {t('end.count')}
            </ButtonLink>
            {remaining > 0 && (
              <ButtonLink tone="quiet" size="dense" className="max-md:min-h-11" to={`${adminPages.eventInventory(event.id)}?do=return`}>
                {t('end.return', { count: remaining })}
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink tone="quiet" size="dense" className="max-md:min-h-11" to={adminPages.event(event.id)}>
                {t('end.close')}
              </ButtonLink>
            )}
          </div>
        )}
        <ButtonLink tone="quiet" size="dense" className="max-md:min-h-11" to={adminPages.eventReport(event.id)}>
          {t('end.report')}
        </ButtonLink>
      </EditSection>
    </div>
  )
}
