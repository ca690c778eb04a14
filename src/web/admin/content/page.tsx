import type { AnswerOf } from '#contract/calls/typed-call.ts'
import * as contentPages from '#contract/calls/content-pages.gen.ts'
import { isAdmin } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { data } from 'react-router'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import type { Route } from './+types/page'
import { defineList, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titleIn } from '../kit/named-in.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'

const contentList = defineList({ name: 'content', address: adminPages.content, filters: {}, sorts: listSorts.contentPages })

export function loader(asked: Route.LoaderArgs) {
  if (!isAdmin(asked.context.get(visitContext).actor)) throw data(null, { status: 403 })
  const texts = { areas: ['admin-content'], title: 'admin-content:pageTitle' } as const
  return loadList(asked, contentList, texts, async (api, query, language) => rowsIn(await api.contentPages.list(pageOf(query)), language))
}

/** Leaves out the texts of the pages, which would make up most of the list. */
function rowsIn({ pages, total, limit }: AnswerOf<typeof contentPages.list>, language: Language) {
  const rows = pages.map(({ slug, title, translations, draft, published, missing_translations: missing }) => ({
    slug,
    title: titleIn(language, { title, translations }),
    missing,
    draftBy: draft?.by?.name ?? null,
    hasDraft: draft !== null,
    published_at: published.published_at,
    publishedBy: published.by?.name ?? null,
  }))
  return { rows, total, limit }
}

export const meta = listMeta

type Row = ReturnType<typeof rowsIn>['rows'][number]

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-content')
  const language = useLanguage()
  const listed = useListed(loaderData, contentPages.list, pageOf, { take: rowsIn })
  const missingOf = ({ missing }: Row) =>
    missing.length === 0
      ? t('complete')
      : t('missing', {
          languages: options
            .filter(({ code }) => missing.includes(code))
            .map(({ displayCode }) => displayCode)
            .join(', '),
        })
  const stateOf = ({ hasDraft, draftBy }: Row) => (hasDraft ? <DraftChip by={draftBy} /> : t('public.state'))
  const chipOf = ({ hasDraft }: Row) => hasDraft && <DraftChip />
  const publishedOf = ({ published_at, publishedBy }: Row) =>
    [formatDate(language, published_at, { month: 'short' }), publishedBy].filter(Boolean).join(' · ')
  return (
    <ListPage
      list={contentList}
      listed={listed}
      rows={listed.rows}
      topic="log"
      title={t('title')}
      search={{ label: t('search'), placeholder: t('field.title') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      aside={
        <ButtonLink tone="quiet" size="dense" to={adminPages.stories()}>
          {t('toStories')}
        </ButtonLink>
      }
      idOf={({ slug }) => slug}
      nameOf={({ title }) => title}
      addressOf={({ slug }) => adminPages.contentPage(slug)}
      columns={[
        { key: 'title', heading: t('field.title'), sort: 'title', bold: true, cell: ({ title }) => title },
        { key: 'page', heading: t('field.page'), quiet: true, cell: ({ slug }) => placeOf(t, slug) },
        {
          key: 'state',
          heading: t('field.state'),
          cell: stateOf,
        },
        { key: 'translations', heading: t('field.translations'), cell: missingOf },
        {
          key: 'published',
          heading: t('field.published'),
          sort: 'updated_at',
          quiet: true,
          cell: publishedOf,
        },
      ]}
      cardOf={(row) => ({
        lines: [placeOf(t, row.slug), missingOf(row)],
        chip: chipOf(row),
      })}
    />
  )
}

function DraftChip({ by }: { by?: string | null }) {
  const t = useMessages('admin-content')
  return <StatusChip status="pending">{by ? t('draftBy', { name: by }) : t('draft')}</StatusChip>
}

export function ErrorBoundary() {
  return <LoadFailed />
}

const known = ['about', 'contact', 'faq', 'membership', 'privacy', 'terms'] as const

/** Returns the name of the page in the shop's navigation, or its slug. */
function placeOf(t: AreaTranslator<'admin-content'>, slug: string): string {
  const name = known.find((each) => each === slug)
  return name ? t(`page.${name}`) : slug
}
