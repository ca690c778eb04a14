import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as campaignsCalls from '#contract/calls/campaigns.gen.ts'
import { campaignStatuses, type ListedCampaign } from '#contract/campaigns.ts'
import { languageOptions } from '#contract/languages.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import type { Route } from './+types/page'
import { AskDialog } from '../kit/edit/ask-dialog.tsx'
import { defineList, oneOf, pageOf, type QueryOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { LoadFailed } from '../load-failed.tsx'
import { NewsletterTabs } from '../newsletter-frame/newsletter-tabs.tsx'
import { CampaignStatusChip } from './campaign-status-chip.tsx'
import { isRemovable } from './removable.ts'

const campaignsList = defineList({
  name: 'campaigns',
  address: adminPages.campaigns,
  filters: { status: oneOf(campaignStatuses) },
  sorts: listSorts.campaigns,
})

const countOf = (query: QueryOf<typeof campaignsList>) => ({ ...query, limit: 1 })
const countedViews = campaignStatuses.map((status) => ({ status }))

export function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-campaigns', 'admin-newsletter', 'admin-edit'], title: 'admin-campaigns:pageTitle' } as const
  return loadList(asked, campaignsList, texts, (api, query) => api.campaigns.list(pageOf(query)), {
    views: countedViews,
    count: async (api, query) => (await api.campaigns.list(countOf(query))).total,
  })
}

export const meta = listMeta

export default function CampaignsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, campaignsCalls.list, pageOf, {
    counted: { list: campaignsList, call: campaignsCalls.list, inputOf: countOf },
  })
  const { campaigns, loadedAt } = listed
  const t = useMessages('admin-campaigns')
  const edit = useMessages('admin-edit')
  const language = useLanguage()
  const navigate = useNavigate()
  const copying = useWrite(campaignsCalls.copy)
  const removing = useWrite(campaignsCalls.remove)
  const [leaving, setLeaving] = useState<ListedCampaign>()
  const statuses = campaignStatuses.map((value) => ({ value, label: t(`status.${value}`) }))
  const print = (value: number) => (value === 0 ? '–' : formatNumber(language, value))
  const when = (row: ListedCampaign) => formatWhen(language, row.finished_at ?? row.send_at ?? row.updated_at, loadedAt)
  const codes = (row: ListedCampaign) =>
    languageOptions
      .filter(({ code }) => row.languages.includes(code))
      .map(({ displayCode }) => displayCode)
      .join(' ')
  const chip = ({ status }: ListedCampaign) => <CampaignStatusChip status={status} />

  const copy = ({ id }: ListedCampaign) =>
    copying.act({ id }, { done: ({ name }) => t('copied', { name }), next: (made) => navigate(adminPages.campaign(made.id)) })
  const remove = async ({ id, name }: ListedCampaign) => {
    setLeaving(undefined)
    await removing.act({ id }, { done: edit('remove.done', { name }) })
  }
  const actionsOf = (row: ListedCampaign): (MenuItem | 'line')[] => [
    { key: 'copy', label: t('copy'), onSelect: () => void copy(row) },
    ...(isRemovable(row) ? ['line' as const, { key: 'remove', label: t('remove'), danger: true, onSelect: () => setLeaving(row) }] : []),
  ]

  return (
    <>
      <ListPage
        list={campaignsList}
        listed={listed}
        rows={campaigns}
        topic="letters"
        title={t('title')}
        search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
        none={{
          title: t('none'),
          text: t('noneText'),
          action: (
            <ButtonLink size="dense" to={adminPages.newCampaign()}>
              {t('new')}
            </ButtonLink>
          ),
        }}
        noneFound={t('noneFound')}
        create={{ label: t('new'), to: adminPages.newCampaign() }}
        above={<NewsletterTabs at="campaigns" />}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        addressOf={({ id }) => adminPages.campaign(id)}
        actionsOf={actionsOf}
        columns={[
          { key: 'name', heading: t('column.name'), sort: 'name', width: 'max-w-72', bold: true, cell: ({ name }) => name },
          { key: 'status', heading: t('column.status'), cell: chip },
          { key: 'languages', heading: t('column.languages'), from: 'lg', quiet: true, cell: codes },
          { key: 'sent', heading: t('column.sent'), figures: true, cell: ({ counts }) => print(counts.sent) },
          { key: 'clicked', heading: t('column.clicked'), figures: true, cell: ({ counts }) => print(counts.clicked) },
          { key: 'left', heading: t('column.left'), figures: true, from: 'xl', cell: ({ counts }) => print(counts.unsubscribed) },
          { key: 'orders', heading: t('column.orders'), figures: true, from: 'lg', cell: ({ counts }) => print(counts.orders) },
          {
            key: 'revenue',
            heading: t('column.revenue'),
            figures: true,
            cell: ({ counts }) => (counts.revenue === 0 ? '–' : formatMoney(counts.revenue)),
          },
          { key: 'when', heading: t('column.when'), sort: 'updated_at', quiet: true, cell: when },
        ]}
        cardOf={(row) => ({
          typed: true,
          lines: [
            row.subject || t('noSubject'),
            [row.counts.sent > 0 && t('sentTo', { count: row.counts.sent }), when(row)].filter(Boolean).join(' · '),
          ],
          figure: row.counts.revenue === 0 ? undefined : formatMoney(row.counts.revenue),
          chip: chip(row),
        })}
        views={statuses.map(({ value, label }) => ({ label, query: { status: value } }))}
        filters={[{ name: 'status', label: t('column.status'), options: statuses }]}
      />
      {leaving && (
        <AskDialog
          title={edit('remove.title', { name: leaving.name })}
          text={t('removeText')}
          confirm={edit('remove.confirm', { name: leaving.name })}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void remove(leaving)}
        />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
