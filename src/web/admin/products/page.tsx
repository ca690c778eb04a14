import { type Language, otherLanguages } from '#contract/languages.ts'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import { productStatuses, stockStates } from '#contract/rules/product-filters.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import * as productFiles from '#contract/calls/product-files.gen.ts'
import type { AnswerOf } from '#contract/calls/typed-call.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { UploadIcon } from '#web/ui/icons.tsx'
import type { Route } from './+types/page'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { LoadFailed } from '../load-failed.tsx'
import { CategoryCell, LanguageMarks, ProductName, ProductState, StockCell } from './product-cells.tsx'
import { listedIn, type ListedProduct } from './listed-product.ts'
import { askedOf, fileQuery, filterOf, productsList, productViews } from './products-list.ts'
import { useBulkProducts } from './use-bulk-products.tsx'
import { usePriceEdit } from './use-price-edit.ts'

const StockDialog = lazy(() => import('./stock/stock-dialog.tsx').then((module) => ({ default: module.StockDialog })))

function pageIn(found: AnswerOf<typeof adminProducts.list>, language: Language) {
  return { ...found, products: found.products.map((product) => listedIn(language, product)) }
}

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-products'], title: 'admin-products:pageTitle' } as const
  const listed = await loadList(
    asked,
    productsList,
    texts,
    async (api, query, language) => {
      const [found, shelves, types] = await Promise.all([
        api.adminProducts.list(askedOf(query)),
        api.catalog.listCategories({ lang: language }),
        api.productTypes.list({ sort: 'name', order: 'asc', limit: 100 }),
      ])
      const categories = shelves.map(({ id, slug, name }) => ({ id, slug, name }))
      const productTypes = types.product_types.map(({ id, name, translations }) => ({ id, name: translations[language]?.name || name }))
      return { ...pageIn(found, language), categories, productTypes }
    },
    {
      views: productViews.map(({ query }) => query),
      count: async (api, query) => (await api.adminProducts.count(filterOf(query))).total,
    },
  )
  return { ...listed, mayChange: isAdmin(asked.context.get(visitContext).actor) }
}

export const meta = listMeta

const sumOf = (amount: number | null) => (amount === null ? '–' : formatMoney(amount).replace('RM\u00a0', ''))
const nameCell = (row: ListedProduct) => <ProductName product={row} />
const stateCell = (row: ListedProduct) => <ProductState product={row} />
const marksCell = (row: ListedProduct) => <LanguageMarks product={row} />
/** If there is no room for the sale price column, the sale price appears below the price. */
const priceCell = ({ price, sale_price }: ListedProduct) => (
  <span className="block">
    {sumOf(price)}
    {sale_price !== null && <span className="block text-tiny text-pomegranate xl:hidden">{sumOf(sale_price)}</span>}
  </span>
)
const saleCell = ({ sale_price }: ListedProduct) => (
  <span className={sale_price === null ? '' : 'text-pomegranate'}>{sumOf(sale_price)}</span>
)
const memberCell = ({ member_price }: ListedProduct) => (
  <span className={member_price === null ? '' : 'text-tile'}>{sumOf(member_price)}</span>
)
const stockFiguresCell = (row: ListedProduct) => <StockCell key="stock" product={row} onOpen={undefined} isNamed />

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const listed = useListed(loaderData, adminProducts.list, askedOf, {
    take: pageIn,
    counted: { list: productsList, call: adminProducts.count, inputOf: filterOf },
  })
  const { query, products, categories, productTypes, mayChange } = listed
  const t = useMessages('admin-products')
  const { languages } = useShop()
  const navigate = useNavigate()
  const changing = useWrite(adminProducts.change)
  const copying = useWrite(adminProducts.copy)
  const [stocked, setStocked] = useState<string>()
  const isOfShop = ({ query: view }: (typeof productViews)[number]) => !('missing' in view) || languages.includes(view.missing)
  const open = products.find(({ id }) => id === stocked)
  const priceEdit = usePriceEdit(listed.readAgain)
  const bulk = useBulkProducts(query, categories, productTypes)
  const edit = (field: Parameters<typeof priceEdit>[0]) => (mayChange ? { edit: priceEdit(field, t(`column.${field}`)) } : {})
  const categoryOf = ({ category_id }: ListedProduct) => categories.find(({ id }) => id === category_id)?.name ?? '–'
  const typeOf = ({ product_type_id }: ListedProduct) => productTypes.find(({ id }) => id === product_type_id)?.name
  const categoryCell = (row: ListedProduct) => <CategoryCell category={categoryOf(row)} productType={typeOf(row)} />
  const stockCell = (row: ListedProduct) => <StockCell product={row} onOpen={mayChange ? () => setStocked(row.id) : undefined} />

  function handleStatus({ id, name, status: before }: ListedProduct, status: ListedProduct['status']) {
    const to = (next: ListedProduct['status']) => ({ params: { id }, body: { status: next } })
    return changing.act(to(status), {
      done: status === 'archived' ? t('archived', { name }) : t('unarchived', { name }),
      failed: t('notChanged', { name }),
      undo: { input: to(before), undone: t('putBack', { name }) },
    })
  }

  const handleCopy = ({ id, name }: ListedProduct) =>
    copying.act(
      { id },
      { done: t('copied', { name }), failed: t('notCopied', { name }), next: (made) => navigate(adminPages.product(made.id)) },
    )

  return (
    <>
      <ListPage
        list={productsList}
        listed={listed}
        rows={products}
        topic="products"
        title={t('title')}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        {...(mayChange && {
          fileTo: addressOf(productFiles.file, fileQuery(query), language),
          aside: (
            <ButtonLink tone="quiet" size="dense" to={adminPages.productImport()}>
              <UploadIcon className="size-4" />
              {t('import')}
            </ButtonLink>
          ),
        })}
        none={{ title: t('none'), action: mayChange && <ButtonLink to={adminPages.productNew()}>{t('create')}</ButtonLink> }}
        noneFound={t('noneFound')}
        {...(mayChange && { create: { label: t('create'), to: adminPages.productNew() }, bulk })}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        addressOf={({ id }) => (mayChange ? adminPages.product(id) : adminPages.productStock(id))}
        columns={[
          {
            key: 'product',
            heading: t('column.product'),
            sort: 'name',
            width: 'max-w-76 max-2xl:max-w-60',
            cell: nameCell,
          },
          { key: 'category', heading: t('column.category'), from: 'xl', width: 'max-w-36 max-2xl:max-w-32', cell: categoryCell },
          { key: 'status', heading: t('column.status'), cell: stateCell },
          { key: 'texts', heading: t('column.texts'), from: '2xl', cell: marksCell },
          { key: 'price', heading: t('column.price'), sort: 'price', figures: true, cell: priceCell, ...edit('price') },
          {
            key: 'sale_price',
            heading: t('column.sale_price'),
            from: 'xl',
            figures: true,
            cell: saleCell,
            ...edit('sale_price'),
          },
          {
            key: 'member_price',
            heading: t('column.member_price'),
            from: 'xl',
            figures: true,
            cell: memberCell,
            ...edit('member_price'),
          },
          {
            key: 'stock',
            heading: t('column.stock'),
            sort: 'stock',
            cell: stockCell,
          },
          {
            key: 'sold',
            heading: t('column.sold'),
            from: '2xl',
            figures: true,
            quiet: true,
            cell: ({ sold_30_days }) => formatNumber(language, sold_30_days),
          },
        ]}
        cardOf={(row) => ({
          lines: [[row.sku, categoryOf(row)].join(' · '), stockFiguresCell(row)],
          figure: sumOf(row.sale_price ?? row.price),
          chip: stateCell(row),
        })}
        views={productViews.filter(isOfShop).map(({ name, query: view }) => ({ label: t(`view.${name}`), query: view }))}
        filters={[
          { name: 'category', label: t('column.category'), options: categories.map(({ slug, name }) => ({ value: slug, label: name })) },
          {
            name: 'status',
            label: t('column.status'),
            options: productStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          { name: 'stock', label: t('column.stock'), options: stockStates.map((value) => ({ value, label: t(`view.${value}`) })) },
          {
            name: 'missing',
            label: t('column.texts'),
            options: otherLanguages
              .filter((code) => languages.includes(code))
              .map((value) => ({ value, label: t(`view.missing_${value}`) })),
          },
          ...(productTypes.length > 0
            ? [
                {
                  name: 'product_type',
                  label: t('column.productType'),
                  options: productTypes.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
        actionsOf={(row) => [
          ...(mayChange ? [{ key: 'open', label: t('action.open'), to: adminPages.product(row.id) }] : []),
          { key: 'stock', label: t('action.stock'), to: adminPages.productStock(row.id) },
          { key: 'preview', label: t('action.preview'), to: adminPages.productPreview(row.id) },
          ...(mayChange
            ? [
                { key: 'copy', label: t('action.copy'), onSelect: () => void handleCopy(row) },
                'line' as const,
                row.status === 'archived'
                  ? { key: 'unarchive', label: t('action.unarchive'), onSelect: () => void handleStatus(row, 'draft') }
                  : { key: 'archive', label: t('action.archive'), danger: true, onSelect: () => void handleStatus(row, 'archived') },
              ]
            : []),
        ]}
      />
      {open && (
        <Suspense>
          <StockDialog product={open} onSaved={() => void listed.readAgain()} onClose={() => setStocked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
