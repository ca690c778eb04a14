import { pages } from '#contract/pages.ts'
import { useOwnPages } from '#web/commerce/own-pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { OrderCard } from './order-card.tsx'
import { OrdersFilters } from './orders-filters.tsx'
import { ordersAddress, readOrdersQuery } from './orders-query.ts'

const ordersOnPage = 10

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const query = readOrdersQuery(url.searchParams)
  const list = await context.get(apiContext).orders.listOwn({ ...query, limit: ordersOnPage })
  return { query, list, ...messagesOf(language, ['account', 'promise']) }
}

export default function OrdersPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useMessages('account')
  const own = useOwnPages()
  const isFiltered = query.status !== undefined || query.q !== undefined
  return (
    <>
      <AccountHead title={t('orders.title')} />
      <PageHeading size="heading-1" below={list.total > 0 ? t('orders.count', { count: list.total }) : undefined}>
        {t('orders.title')}
      </PageHeading>
      {(isFiltered || list.total > 0) && <OrdersFilters query={query} />}
      {list.orders.length === 0 ? (
        <NoOrders isFiltered={isFiltered || list.total > 0} />
      ) : (
        <ul className="mt-6 grid">
          {list.orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 empty:hidden">
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.limit)}
          addressOf={(page) => ordersAddress(own, query, { page })}
          labels={{
            navigation: t('orders.pages'),
            previous: t('orders.previous'),
            next: t('orders.next'),
            page: (page) => t('orders.page', { page }),
          }}
        />
      </div>
    </>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages('account')
  const own = useOwnPages()
  return (
    <EmptyState
      motif={<Motif name="bactrian-camel" />}
      title={isFiltered ? t('orders.nothing') : t('overview.noOrders')}
      action={
        <ButtonLink to={isFiltered ? own.orders() : pages.shop()}>{isFiltered ? t('orders.showAll') : t('overview.toShop')}</ButtonLink>
      }
    >
      {isFiltered ? t('orders.nothingText') : t('overview.noOrdersText')}
    </EmptyState>
  )
}

export function ErrorBoundary() {
  const t = useMessages('account')
  return <LoadFailed title={t('orders.failed')} />
}
