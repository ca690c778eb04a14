import { pages } from '#contract/pages.ts'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { CachedMarkup } from '#web/render/cached-markup.tsx'
import { deserialize } from '#web/render/serialized.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { EmptyMotif } from '../empty-motif.tsx'
import type { ShopView } from './load.ts'
import { countFilters, shopAddress, withoutFilters } from './shop-query.ts'

const cardSizes = '(min-width: 90rem) 355px, (min-width: 64rem) 25vw, (min-width: 48rem) 31vw, 46vw'
/** Products visible when the page opens, on a phone and on a desktop. */
const [firstRow, firstScreen] = [2, 3]

export function ProductGrid({ view: { products, query, pageCount }, isLoading }: { view: ShopView; isLoading: boolean }) {
  const t = useMessages('shop')
  if (products.length === 0) {
    const isFiltered = countFilters(query) > 0
    const isSearchAlone = query.q !== '' && countFilters(query) === 1
    return (
      <EmptyState
        motif={<EmptyMotif />}
        title={query.q === '' ? t('empty.title') : t('empty.titleFor', { query: query.q })}
        action={
          <ButtonLink to={isFiltered ? shopAddress(withoutFilters(query)) : pages.shop()}>
            {isFiltered ? t('empty.reset') : t('empty.all')}
          </ButtonLink>
        }
      >
        {t(isFiltered ? (isSearchAlone ? 'empty.search' : 'empty.filtered') : 'empty.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        aria-busy={isLoading}
        className={classNames(
          'mt-5 grid grid-cols-2 gap-x-gutter gap-y-8 transition-opacity duration-200 md:grid-cols-3 lg:gap-y-12',
          isLoading && 'opacity-50',
        )}
      >
        {products.map(deserialize).map((product, index) => {
          const loading = index < firstRow ? 'first' : index < firstScreen ? 'eager' : 'lazy'
          return (
            <CachedMarkup key={product.id} as="li" of={product} variant={`shop ${loading}`}>
              <ProductCard product={product} sizes={cardSizes} loading={loading} />
            </CachedMarkup>
          )
        })}
      </ul>
      <div className="mt-14">
        <Pagination
          page={query.page}
          pageCount={pageCount}
          addressOf={(page) => shopAddress({ ...query, page })}
          labels={{
            navigation: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
      </div>
    </>
  )
}
