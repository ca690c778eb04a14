import * as discounts from '#contract/calls/discounts.gen.ts'
import { discountStates } from '#contract/discounts.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import type { Discount } from '#contract/discounts.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { Route } from './+types/page'
import { defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { loadPart } from '../kit/load-part.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'

const discountsList = defineList({
  name: 'discounts',
  address: adminPages.discounts,
  filters: { state: oneOf(discountStates) },
  sorts: listSorts.discounts,
})

export function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-discounts'], title: 'admin-discounts:pageTitle' } as const
  return loadPart(loadList(asked, discountsList, texts, (api, query) => api.discounts.list(pageOf(query))))
}
export const meta = listMeta

export default function DiscountsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, discounts.list, pageOf)
  const t = useMessages('admin-discounts')
  const language = useLanguage()
  const worth = ({ kind, value }: Discount) => {
    if (kind === 'free_shipping' || value === null) return t('kind.free_shipping')
    return kind === 'percent' ? formatPercent(language, value / 100, 2) : formatMoney(value)
  }
  const used = ({ used: count, uses_limit: limit }: Discount) =>
    limit === null ? formatNumber(language, count) : t('usedOf', { used: count, limit })
  const ends = ({ ends_at }: Discount) => (ends_at === null ? t('noEnd') : formatDate(language, ends_at, { month: 'short' }))
  const states = discountStates.map((value) => ({ value, label: t(`state.${value}`) }))

  return (
    <ListPage
      list={discountsList}
      listed={listed}
      rows={listed.discounts}
      topic="settings"
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      create={{ label: t('new'), to: adminPages.newDiscount() }}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      addressOf={({ id }) => adminPages.discount(id)}
      columns={[
        { key: 'code', heading: t('column.code'), sort: 'code', bold: true, cell: ({ code }) => code },
        { key: 'worth', heading: t('column.worth'), cell: worth },
        { key: 'state', heading: t('column.state'), cell: ({ state }) => t(`state.${state}`) },
        { key: 'used', heading: t('column.used'), sort: 'used', figures: true, cell: used },
        { key: 'ends', heading: t('column.ends'), sort: 'ends_at', quiet: true, cell: ends },
        {
          key: 'who',
          heading: t('column.who'),
          from: 'lg',
          quiet: true,
          cell: ({ members_only }) => t(members_only ? 'members' : 'everybody'),
        },
      ]}
      cardOf={(discount) => ({
        lines: [[worth(discount), t(`state.${discount.state}`), `${t('column.used')}: ${used(discount)}`].join(' · '), ends(discount)],
      })}
      views={states.map(({ value, label }) => ({ label, query: { state: value } }))}
      filters={[{ name: 'state', label: t('column.state'), options: states }]}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
