import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Pagination } from '#web/ui/pagination.tsx'

export type PartPagesProps = { page: number; limit: number; total: number; addressOf: (page: number) => string }

/** Pagination for one of several lists on a page. */
export function PartPages({ page, limit, total, addressOf }: PartPagesProps) {
  const t = useMessages('admin-list')
  return (
    <div className="mt-3 empty:hidden">
      <Pagination
        dense
        page={page}
        pageCount={Math.ceil(total / limit)}
        addressOf={addressOf}
        labels={{
          navigation: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          page: (wanted) => t('paging.page', { page: String(wanted) }),
        }}
      />
    </div>
  )
}
