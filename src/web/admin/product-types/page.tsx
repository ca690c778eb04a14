import * as productTypes from '#contract/calls/product-types.gen.ts'
import type { ProductType } from '#contract/product-types.ts'
import { isAdmin } from '#contract/actor.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { defineList, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'

const typesList = defineList({
  name: 'product-types',
  address: adminPages.productTypes,
  filters: {},
  sorts: listSorts.productTypes,
})

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-product-types'], title: 'admin-product-types:listTitle' } as const
  const listed = await loadList(asked, typesList, texts, (api, query) => api.productTypes.list(pageOf(query)))
  return { ...listed, mayChange: isAdmin(asked.context.get(visitContext).actor) }
}

export const meta = listMeta

export default function ProductTypesPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, productTypes.list, pageOf)
  const t = useMessages('admin-product-types')
  const language = useLanguage()
  const nameOf = ({ name, translations }: ProductType) => translations[language]?.name || name
  const minutesOf = ({ steps }: ProductType) => steps.reduce((sum, { minutes }) => sum + minutes, 0)
  const stepsOf = ({ steps }: ProductType) => steps.map(({ name, translations }) => translations[language]?.name || name).join(', ')
  const number = (value: number) => formatNumber(language, value)

  return (
    <ListPage
      list={typesList}
      listed={listed}
      rows={listed.product_types}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      {...(loaderData.mayChange && { create: { label: t('create'), to: adminPages.newProductType() } })}
      idOf={({ id }) => id}
      nameOf={nameOf}
      addressOf={({ id }) => adminPages.productType(id)}
      columns={[
        { key: 'name', heading: t('column.name'), sort: 'name', bold: true, cell: nameOf },
        { key: 'steps', heading: t('column.steps'), width: 'max-w-96', quiet: true, cell: stepsOf },
        { key: 'minutes', heading: t('column.minutes'), figures: true, cell: (type) => number(minutesOf(type)) },
        { key: 'perDay', heading: t('column.perDay'), figures: true, cell: ({ minutes_per_day }) => number(minutes_per_day) },
        { key: 'products', heading: t('column.products'), figures: true, cell: ({ product_count }) => number(product_count) },
        {
          key: 'changed',
          heading: t('column.changed'),
          sort: 'updated_at',
          quiet: true,
          from: 'lg',
          cell: ({ updated_at }) => formatDate(language, updated_at, { month: 'short' }),
        },
      ]}
      cardOf={(type) => ({ lines: [stepsOf(type)], figure: number(minutesOf(type)) })}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
