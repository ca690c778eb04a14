import * as savedReplies from '#contract/calls/saved-replies.gen.ts'
import { languageOptions } from '#contract/languages.ts'
import type { SavedReply } from '#contract/saved-replies.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import type { Route } from './+types/page'
import { defineList, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'

const answersList = defineList({ name: 'kept-answers', address: adminPages.savedReplies, filters: {}, sorts: listSorts.savedReplies })

export function loader(asked: Route.LoaderArgs) {
  const texts = { areas: ['admin-saved-replies'], title: 'admin-saved-replies:pageTitle' } as const
  return loadList(asked, answersList, texts, (api, query) => api.savedReplies.list(pageOf(query)))
}

export const meta = listMeta

export default function SavedRepliesPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, savedReplies.list, pageOf)
  const t = useMessages('admin-saved-replies')
  const language = useLanguage()
  return (
    <ListPage
      list={answersList}
      listed={listed}
      rows={listed.kept_answers}
      topic="messages"
      title={t('title')}
      search={{ label: t('search'), placeholder: t('field.name') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      create={{ label: t('new'), to: adminPages.savedReplyNew() }}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      addressOf={({ id }) => adminPages.savedReply(id)}
      columns={[
        { key: 'name', heading: t('field.name'), sort: 'name', bold: true, cell: ({ name }) => name },
        { key: 'text', heading: t('field.text'), width: 'max-w-120', typed: true, quiet: true, cell: ({ text }) => text },
        { key: 'languages', heading: t('field.languages'), cell: languagesOf },
        {
          key: 'updated',
          heading: t('field.updated'),
          sort: 'updated_at',
          quiet: true,
          cell: ({ updated_at }) => formatDate(language, updated_at, { month: 'short' }),
        },
      ]}
      cardOf={(row) => ({ lines: [row.text, languagesOf(row)] })}
    />
  )
}

function languagesOf({ translations }: SavedReply): string {
  return languageOptions
    .filter(({ code }) => code === 'en' || translations[code])
    .map(({ displayCode }) => displayCode)
    .join(' ')
}

export function ErrorBoundary() {
  return <LoadFailed />
}
