import { useState } from 'react'
import * as studio from '#contract/calls/studio.gen.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { studioSteps } from '#contract/rules/studio-rules.ts'
import type { ListedStudioSession } from '#contract/studio.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CutText } from '#web/ui/cut-text.tsx'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import type { Route } from './+types/page'
import { AskDialog } from '../kit/edit/ask-dialog.tsx'
import { defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import { catalogueThumbnail } from '../studio/smaller.ts'

const sessionsList = defineList({
  name: 'studio',
  address: adminPages.studio,
  filters: { step: oneOf(studioSteps) },
  sorts: listSorts.studioSessions,
})

export function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-studio', 'admin-edit'], title: 'admin-studio:pageTitle' } as const
  return loadList(asked, sessionsList, texts, (api, query) => api.studio.list(pageOf(query)))
}

export const meta = listMeta

export default function StudioSessionsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, studio.list, pageOf)
  const { sessions, loadedAt } = listed
  const t = useMessages('admin-studio')
  const edit = useMessages('admin-edit')
  const language = useLanguage()
  const removing = useWrite(studio.remove)
  const [leaving, setLeaving] = useState<ListedStudioSession>()
  const nameOf = ({ product }: ListedStudioSession) => [product.name, product.variation_name].filter(Boolean).join(', ')
  const pictured = (row: ListedStudioSession) => (
    <span className="flex items-center gap-3">
      {pictureOf(row)}
      <CutText className="min-w-0">{nameOf(row)}</CutText>
    </span>
  )
  const when = (instant: string) => formatWhen(language, instant, loadedAt)
  const print = (value: number) => (value === 0 ? '–' : String(value))
  const steps = studioSteps.map((value) => ({ value, label: t(`keptStep.${value}`) }))
  const actionsOf = (row: ListedStudioSession): (MenuItem | 'line')[] => [
    { key: 'product', label: t('save.toEditor'), to: adminPages.product(row.product.id) },
    'line',
    { key: 'remove', label: t('head.remove'), danger: true, onSelect: () => setLeaving(row) },
  ]
  const remove = async (row: ListedStudioSession) => {
    setLeaving(undefined)
    await removing.act({ id: row.id }, { done: edit('remove.done', { name: nameOf(row) }), failed: t('failed.remove') })
  }

  return (
    <>
      <ListPage
        list={sessionsList}
        listed={listed}
        rows={sessions}
        topic="studio"
        title={t('title')}
        search={{ label: t('list.search'), placeholder: t('list.searchPlaceholder') }}
        none={{
          title: t('list.none'),
          text: t('list.noneText'),
          action: (
            <ButtonLink size="dense" to={adminPages.newStudioSession()}>
              {t('list.new')}
            </ButtonLink>
          ),
        }}
        noneFound={t('list.noneFound')}
        create={{ label: t('list.new'), to: adminPages.newStudioSession() }}
        idOf={({ id }) => id}
        nameOf={nameOf}
        addressOf={({ id }) => adminPages.studioSession(id)}
        actionsOf={actionsOf}
        columns={[
          { key: 'name', heading: t('list.product'), sort: 'name', width: 'max-w-72', bold: true, cell: pictured },
          { key: 'step', heading: t('list.step'), cell: ({ step }) => t(`keptStep.${step}`) },
          { key: 'images', heading: t('list.images'), figures: true, cell: ({ counts }) => print(counts.images) },
          { key: 'ready', heading: t('list.ready'), figures: true, from: 'lg', cell: ({ counts }) => print(counts.ready) },
          { key: 'accepted', heading: t('list.accepted'), figures: true, cell: ({ counts }) => print(counts.accepted) },
          { key: 'saved', heading: t('list.saved'), figures: true, from: 'lg', cell: ({ counts }) => print(counts.saved) },
          { key: 'engine', heading: t('list.engine'), from: 'xl', quiet: true, cell: ({ engine }) => t(`engine.name.${engine}`) },
          { key: 'by', heading: t('list.by'), from: 'xl', quiet: true, cell: ({ created_by: by }) => by ?? '' },
          { key: 'begun', heading: t('list.begun'), sort: 'created_at', from: 'lg', quiet: true, cell: ({ created_at: at }) => when(at) },
          { key: 'changed', heading: t('list.changed'), sort: 'updated_at', quiet: true, cell: ({ updated_at: at }) => when(at) },
        ]}
        cardOf={(row) => ({
          lines: [
            t(`keptStep.${row.step}`),
            [row.counts.images > 0 && t('figure.made', { count: row.counts.images }), when(row.updated_at)].filter(Boolean).join(' · '),
          ],
        })}
        views={steps.map(({ value, label }) => ({ label, query: { step: value } })).slice(-3)}
        filters={[{ name: 'step', label: t('list.step'), options: steps }]}
      />
      {leaving && (
        <AskDialog
          title={edit('remove.title', { name: nameOf(leaving) })}
          text={t('head.removeText')}
          confirm={edit('remove.confirm', { name: nameOf(leaving) })}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void remove(leaving)}
        />
      )}
    </>
  )
}

function pictureOf({ product }: ListedStudioSession) {
  if (!product.picture) return null
  return (
    <img
      src={catalogueThumbnail(product.picture.url)}
      alt=""
      loading="lazy"
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-edge bg-felt object-cover"
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
