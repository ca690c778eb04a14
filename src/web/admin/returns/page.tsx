import * as returns from '#contract/calls/returns.gen.ts'
import type { StaffReturn } from '#contract/returns.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { returnReasons, returnStatuses } from '#contract/rules/return-rules.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatGoods } from '#contract/messages/format-goods.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Route } from './+types/page'
import { defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import { returnLooks } from '../return/return-looks.ts'

const returnsList = defineList({
  name: 'returns',
  address: adminPages.returns,
  filters: { status: oneOf(returnStatuses), reason: oneOf(returnReasons) },
  sorts: listSorts.returns,
})

export const loader = (asked: Route.LoaderArgs) =>
  loadList(asked, returnsList, { areas: ['admin-returns', 'returns'], title: 'admin-returns:pageTitle' }, (api, query) =>
    api.returns.list(pageOf(query)),
  )
export const meta = listMeta

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, returns.list, pageOf)
  const t = useMessages('admin-returns')
  const words = useMessages('returns')
  const language = useLanguage()
  const chipOf = ({ status }: StaffReturn) => <StatusChip status={returnLooks[status]}>{words(`status.${status}`)}</StatusChip>
  const goodsOf = ({ items }: StaffReturn) => items.map(({ name, quantity }) => formatGoods({ name, quantity })).join(', ')
  const day = (instant: string) => formatDate(language, instant, { month: 'short' })
  return (
    <ListPage
      list={returnsList}
      listed={listed}
      rows={listed.returns}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      topic="returns"
      idOf={({ id }) => id}
      nameOf={({ order }) => order.number}
      addressOf={({ id }) => adminPages.return(id)}
      columns={[
        { key: 'order', heading: t('column.order'), bold: true, cell: ({ order }) => order.number },
        { key: 'buyer', heading: t('column.buyer'), width: 'max-w-48', cell: ({ order }) => order.contact_name },
        { key: 'goods', heading: t('column.goods'), width: 'max-w-72', cell: goodsOf },
        { key: 'reason', heading: t('column.reason'), from: 'lg', cell: ({ reason }) => words(`reason.${reason}`) },
        { key: 'wish', heading: t('column.wish'), from: 'xl', cell: ({ wish }) => words(`wish.${wish}`) },
        { key: 'asked', heading: t('column.asked'), sort: 'created_at', quiet: true, cell: ({ created_at }) => day(created_at) },
        {
          key: 'changed',
          heading: t('column.changed'),
          sort: 'updated_at',
          from: 'xl',
          quiet: true,
          cell: ({ updated_at }) => day(updated_at),
        },
        { key: 'status', heading: t('column.status'), cell: chipOf },
      ]}
      cardOf={(row) => ({
        lines: [row.order.contact_name, goodsOf(row), [words(`reason.${row.reason}`), day(row.created_at)].join(' · ')],
        chip: chipOf(row),
      })}
      views={(['requested', 'accepted', 'received'] as const).map((value) => ({
        label: words(`status.${value}`),
        query: { status: value },
      }))}
      filters={[
        { name: 'status', label: t('column.status'), options: returnStatuses.map((value) => ({ value, label: words(`status.${value}`) })) },
        { name: 'reason', label: t('column.reason'), options: returnReasons.map((value) => ({ value, label: words(`reason.${value}`) })) },
      ]}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
