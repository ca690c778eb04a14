import { useNavigation } from 'react-router'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { createWords } from '#contract/messages/words.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/page'
import { AdminHeading } from '../admin-heading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useLiveRefresh } from '../use-live-refresh.ts'
import { isExportCut, mostExportedOrders } from './export-limit.ts'
import { exportAddress, readOrdersQuery } from './orders-query.ts'
import { OrdersFooter } from './orders-footer.tsx'
import { OrdersList } from './orders-list.tsx'
import { OrdersStats } from './orders-stats.tsx'
import { RangeField } from './range-field.tsx'

const rowsOnPage = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const query = readOrdersQuery(url.searchParams)
  const [list, options] = await Promise.all([
    api.adminOrders.list({ ...query, limit: rowsOnPage }),
    api.checkout.options({ lang: language }),
  ])
  const words = wordsOf(language, ['admin'])
  const title = createWords(language, words.words)('admin:orders.pageTitle')
  return { query, list, countries: options.countries, loadedAt: new Date().toISOString(), title }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function OrdersPage({ loaderData: { query, list, countries, loadedAt } }: Route.ComponentProps) {
  const t = useWords('admin')
  const isLoading = useNavigation().state === 'loading'
  useLiveRefresh()

  return (
    <div className="grid gap-4">
      <AdminHeading
        aside={
          <div className="flex items-center gap-2.5">
            <RangeField query={query} />
            <ButtonLink
              reloadDocument
              tone="quiet"
              size="dense"
              to={exportAddress(query)}
              title={isExportCut(list.total) ? t('orders.exportLimited', { count: mostExportedOrders }) : undefined}
            >
              {t('orders.export')}
            </ButtonLink>
          </div>
        }
      >
        {t('orders.title')}
      </AdminHeading>
      <OrdersStats stats={list.stats} range={query.range} />
      <OrdersList query={query} orders={list.orders} countries={countries} isLoading={isLoading} loadedAt={loadedAt} />
      <OrdersFooter query={query} total={list.total} limit={list.limit} loadedAt={loadedAt} />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
