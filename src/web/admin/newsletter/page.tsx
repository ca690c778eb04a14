import { useState } from 'react'
import * as subscribersCalls from '#contract/calls/subscribers.gen.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { languages } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { type Subscriber, subscriberSources, subscriberStatuses } from '#contract/subscribers.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useLoaded } from '#web/browser/query/use-loaded.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { apiContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { UploadIcon } from '#web/ui/icons.tsx'
import type { Route } from './+types/page'
import { AskDialog } from '../kit/edit/ask-dialog.tsx'
import { aDay, defineList, oneOf, pageOf, type QueryOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { listOptions, useListed } from '../kit/list/use-listed.ts'
import { loadPart } from '../kit/load-part.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { LoadFailed } from '../load-failed.tsx'
import { NewsletterTabs } from '../newsletter-frame/newsletter-tabs.tsx'
import { GrowthChart } from './growth-chart.tsx'

const subscribersList = defineList({
  name: 'subscribers',
  address: adminPages.newsletter,
  filters: { status: oneOf(subscriberStatuses), language: oneOf(languages), source: oneOf(subscriberSources), from: aDay, to: aDay },
  sorts: listSorts.subscribers,
})

const countOf = (query: QueryOf<typeof subscribersList>) => ({ ...query, limit: 1 })
const growthQuery = { ...staffQuery(subscribersCalls.growth, undefined), ...listOptions }
const countedViews = subscriberStatuses.map((status) => ({ status }))

export async function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-newsletter', 'chart', 'admin-edit'], title: 'admin-newsletter:pageTitle' } as const
  const [listed, growth] = await Promise.all([
    loadList(asked, subscribersList, texts, (api, query) => api.subscribers.list(pageOf(query)), {
      views: countedViews,
      count: async (api, query) => (await api.subscribers.list(countOf(query))).total,
    }),
    loadPart(asked.context.get(apiContext).subscribers.growth()),
  ])
  return { ...listed, growth }
}

export const meta = listMeta

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { languages: chosen } = useShop()
  const growth = useLoaded(growthQuery, loaderData.growth)
  const listed = useListed(loaderData, subscribersCalls.list, pageOf, {
    counted: { list: subscribersList, call: subscribersCalls.list, inputOf: countOf },
    beside: [growthQuery.queryKey],
  })
  const { query, subscribers } = listed
  const t = useMessages('admin-newsletter')
  const edit = useMessages('admin-edit')
  const language = useLanguage()
  const removing = useWrite(subscribersCalls.remove)
  const [leaving, setLeaving] = useState<Subscriber>()
  const day = (instant: string | null) => (instant === null ? '' : formatDate(language, instant, { month: 'short' }))
  const statuses = subscriberStatuses.map((value) => ({ value, label: t(`status.${value}`) }))
  const leftAt = ({ unsubscribed_at, bounced_at }: Subscriber) => day(unsubscribed_at ?? bounced_at)
  const sourceOf = ({ source, consent_from }: Subscriber) => (consent_from === null ? t(`source.${source}`) : consent_from)

  const handleRemove = async ({ id, email }: Subscriber) => {
    setLeaving(undefined)
    await removing.act({ id }, { done: t('removed', { email }), failed: t('notRemoved', { email }) })
  }

  return (
    <>
      <ListPage
        list={subscribersList}
        listed={listed}
        rows={subscribers}
        topic="letters"
        title={t('title')}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        none={{ title: t('none') }}
        noneFound={t('noneFound')}
        fileTo={addressOf(subscribersCalls.file, subscribersList.fileQuery(query), language)}
        aside={
          <ButtonLink tone="quiet" size="dense" to={adminPages.subscriberImport()}>
            <UploadIcon className="size-4" />
            {t('import.open')}
          </ButtonLink>
        }
        above={
          <>
            <NewsletterTabs at="subscribers" />
            <GrowthChart growth={growth} />
          </>
        }
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        actionsOf={(subscriber) => [{ key: 'remove', label: t('remove'), danger: true, onSelect: () => setLeaving(subscriber) }]}
        columns={[
          { key: 'email', heading: t('column.email'), sort: 'email', width: 'max-w-80', bold: true, cell: ({ email }) => email },
          { key: 'status', heading: t('column.status'), cell: ({ status }) => t(`status.${status}`) },
          { key: 'language', heading: t('column.language'), from: 'lg', cell: (row) => t(`language.${row.language}`) },
          { key: 'source', heading: t('column.source'), from: 'lg', width: 'max-w-60', cell: sourceOf },
          { key: 'created', heading: t('column.created'), sort: 'created_at', quiet: true, cell: ({ created_at }) => day(created_at) },
          {
            key: 'confirmed',
            heading: t('column.confirmed'),
            sort: 'confirmed_at',
            quiet: true,
            cell: ({ confirmed_at }) => day(confirmed_at),
          },
          { key: 'left', heading: t('column.left'), from: 'xl', quiet: true, cell: leftAt },
        ]}
        cardOf={(row) => ({
          lines: [[t(`language.${row.language}`), sourceOf(row), day(row.confirmed_at ?? row.created_at)].filter(Boolean).join(' · ')],
          chip: t(`status.${row.status}`),
        })}
        views={countedViews.map((view) => ({ label: t(`view.${view.status}`), query: view }))}
        filters={[
          { name: 'status', label: t('column.status'), options: statuses },
          { name: 'language', label: t('column.language'), options: chosen.map((value) => ({ value, label: t(`language.${value}`) })) },
          {
            name: 'source',
            label: t('column.source'),
            options: subscriberSources.map((value) => ({ value, label: t(`source.${value}`) })),
          },
          { kind: 'days', name: 'from', label: t('column.created') },
        ]}
      />
      {leaving && (
        <AskDialog
          title={edit('remove.title', { name: leaving.email })}
          text={t('removeText')}
          confirm={edit('remove.confirm', { name: leaving.email })}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void handleRemove(leaving)}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
