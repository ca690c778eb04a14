import { isAdmin } from '#contract/actor.ts'
import * as storyCalls from '#contract/calls/stories.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
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
import { titleIn } from '../kit/named-in.ts'

const storiesList = defineList({ name: 'stories', address: adminPages.stories, filters: {}, sorts: listSorts.stories })

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-stories'], title: 'admin-stories:pageTitle' } as const
  const listed = await loadList(asked, storiesList, texts, (api, query) => api.stories.list(pageOf(query)))
  return { ...listed, mayChange: isAdmin(asked.context.get(visitContext).actor) }
}

export const meta = listMeta

export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, storyCalls.list, pageOf)
  const { stories, mayChange } = listed
  const t = useMessages('admin-stories')
  const language = useLanguage()
  return (
    <ListPage
      list={storiesList}
      listed={listed}
      rows={stories}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('field.title') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      create={mayChange ? { label: t('new'), to: adminPages.storyNew() } : undefined}
      idOf={({ id }) => id}
      nameOf={(story) => titleIn(language, story)}
      addressOf={mayChange ? ({ id }) => adminPages.story(id) : undefined}
      columns={[
        {
          key: 'title',
          heading: t('field.title'),
          sort: 'title',
          bold: true,
          cell: (story) => titleIn(language, story),
        },
        { key: 'state', heading: t('field.state'), cell: ({ is_active }) => (is_active ? t('shown') : t('hidden')) },
        { key: 'products', heading: t('field.products'), figures: true, cell: ({ product_ids }) => product_ids.length },
        { key: 'position', heading: t('field.position'), sort: 'position', figures: true, cell: ({ position }) => position },
        {
          key: 'updated',
          heading: t('field.updated'),
          sort: 'updated_at',
          quiet: true,
          cell: ({ updated_at }) => formatDate(language, updated_at, { month: 'short' }),
        },
      ]}
      cardOf={({ is_active, product_ids }) => ({
        lines: [is_active ? t('shown') : t('hidden'), t('onProducts', { count: product_ids.length })],
      })}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
