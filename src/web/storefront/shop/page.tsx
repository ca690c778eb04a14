import { useEffect } from 'react'
import { redirect, useNavigate, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { deserialize } from '#web/render/serialized.ts'
import { withoutPrefix } from '#web/render/without-prefix.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BreadcrumbData } from '../breadcrumb-data.tsx'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import { ProductsFailed } from '../products-failed.tsx'
import type { Route } from './+types/page'
import { FilterChips } from './filter-chips.tsx'
import { Filters } from './filters.tsx'
import { loadShop } from './load.ts'
import { ProductGrid } from './product-grid.tsx'
import { readRememberedSort } from './remembered-sort.ts'
import { readShopQuery, shopAddress, type ShopQuery } from './shop-query.ts'
import { Toolbar } from './toolbar.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadShop(context.get(apiContext), context.get(visitContext), params.category, url)
}

/** If the address has no sort order, uses the visitor's last one, before anything is fetched. */
export function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  const sort = readRememberedSort()
  const query = readShopQuery(params.category, url.searchParams)
  if (query.sort === undefined && query.q === '' && sort !== undefined)
    throw redirect(withoutPrefix(new URL(shopAddress({ ...query, sort }), url)))
  return serverLoader()
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('shop')
  const { query, category, total, products, pageCount } = loaderData
  const { shown, isLoading, go } = useShopNavigation(query)
  useRememberedSort(query)
  const title = query.q === '' ? (category?.name ?? t('title')) : t('resultsFor', { query: query.q })

  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead
        title={category || query.q !== '' ? title : t('pageTitle')}
        description={shorten(category?.description || t('description'))}
        path={
          query.q === '' && query.page <= pageCount
            ? pages.shop(query.category, { page: query.page > 1 ? query.page : undefined })
            : undefined
        }
        imageKey={category?.imageKey ?? (products[0] && deserialize(products[0]).imageKey)}
      />
      {category && (
        <BreadcrumbData
          crumbs={[
            { name: t('pageTitle'), path: pages.shop() },
            { name: category.name, path: pages.shop(query.category) },
          ]}
        />
      )}
      <OrnamentStrip pattern="line" height={22} />
      <div className="page-width pt-7 pb-section lg:pt-10">
        <PageHeading className="lg:mb-6">{title}</PageHeading>
        {category && query.q === '' && (
          <p className="mt-3 mb-2 hidden max-w-prose text-body text-smoke lg:mb-8 lg:block">{category.description}</p>
        )}
        <div className="gap-gutter lg:grid lg:grid-cols-[13.75rem_minmax(0,1fr)] lg:gap-x-10">
          <Filters view={loaderData} shown={shown} onChange={go} />
          <div className="min-w-0">
            <Toolbar total={total} shown={shown} onChange={go} />
            <FilterChips query={query} />
            <ProductGrid view={loaderData} isLoading={isLoading} />
          </div>
        </div>
      </div>
    </main>
  )
}

export function ErrorBoundary() {
  return <ProductsFailed />
}

/** The first page of a visit is cached for all visitors, so the browser adds the visitor's last sort order to its address. */
function useRememberedSort(query: ReturnType<typeof readShopQuery>) {
  const navigate = useNavigate()
  useEffect(() => {
    const sort = readRememberedSort()
    if (query.sort !== undefined || query.q !== '' || sort === undefined) return
    void navigate(shopAddress({ ...query, sort }), { replace: true, preventScrollReset: true })
  }, [query, navigate])
}

/** Shows the new choices at once, before the list has loaded. */
function useShopNavigation(query: ShopQuery) {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location !== undefined && /^\/(?:(?:ru|kk)\/)?shop(?:\/|$)/.test(location.pathname)
  const category = location && /^\/shop\/([^/]+)$/.exec(withoutPrefix({ pathname: location.pathname, search: '' }))?.[1]
  const shown = isLoading && category === query.category ? readShopQuery(query.category, new URLSearchParams(location.search)) : query

  function go(next: ShopQuery) {
    void navigate(shopAddress(next), { preventScrollReset: true })
  }
  return { shown, isLoading, go }
}
