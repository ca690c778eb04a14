import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as sizeGuides from '#contract/calls/size-guides.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { SizeGuide } from '#contract/size-guides.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { defineList, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'

const guidesList = defineList({ name: 'size-guides', address: adminPages.sizeGuides, filters: {}, sorts: listSorts.sizeGuides })

export function loader(asked: Route.LoaderArgs) {
  if (!isAdmin(asked.context.get(visitContext).actor)) throw data(null, { status: 403 })
  const texts = { areas: ['admin-size-guides'], title: 'admin-size-guides:pageTitle' } as const
  return loadList(asked, guidesList, texts, (api, query) => api.sizeGuides.list(pageOf(query)))
}

export const meta = listMeta

export default function SizeGuidesPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, sizeGuides.list, pageOf)
  const t = useMessages('admin-size-guides')
  const language = useLanguage()
  const textsOf = ({ name, columns, translations }: SizeGuide) => ({
    name: translations[language]?.name || name,
    columns: translations[language]?.columns ?? columns,
  })
  return (
    <ListPage
      list={guidesList}
      listed={listed}
      rows={listed.size_guides}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('field.name') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      create={{ label: t('new'), to: adminPages.sizeGuideNew() }}
      idOf={({ id }) => id}
      nameOf={(guide) => textsOf(guide).name}
      addressOf={({ id }) => adminPages.sizeGuide(id)}
      columns={[
        {
          key: 'name',
          heading: t('field.name'),
          sort: 'name',
          bold: true,
          cell: (guide) => textsOf(guide).name,
        },
        { key: 'columns', heading: t('field.columns'), width: 'max-w-96', cell: (guide) => textsOf(guide).columns.join(', ') },
        { key: 'rows', heading: t('field.rows'), figures: true, cell: ({ rows }) => rows.length },
        {
          key: 'updated',
          heading: t('field.updated'),
          sort: 'updated_at',
          quiet: true,
          cell: ({ updated_at }) => formatDate(language, updated_at, { month: 'short' }),
        },
      ]}
      cardOf={(guide) => ({ lines: [textsOf(guide).columns.join(', ')] })}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
