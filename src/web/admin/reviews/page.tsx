import * as reviewCalls from '#contract/calls/reviews.gen.ts'
import type { StaffReview } from '#contract/reviews.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { reviewStatuses } from '#contract/rules/review-rules.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Route } from './+types/page'
import { defineList, oneOf, pageOf } from '../kit/list/list-address.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { listMeta, loadList } from '../kit/list/load-list.ts'
import type { BulkAction } from '../kit/list/list-parts.ts'
import { useListed } from '../kit/list/use-listed.ts'
import { LoadFailed } from '../load-failed.tsx'
import { reviewLooks } from '../review/review-looks.ts'
import { ReviewWords } from '../review/review-words.tsx'

const peekOf = (review: StaffReview) => <ReviewWords review={review} />

const timeoutMs = 60_000
const starChoices = ['5', '4', '3', '2', '1'] as const

const reviewsList = defineList({
  name: 'reviews',
  address: adminPages.reviews,
  filters: { status: oneOf(reviewStatuses), stars: oneOf(starChoices) },
  sorts: listSorts.reviews,
})

export const loader = (asked: Route.LoaderArgs) =>
  loadList(asked, reviewsList, { areas: ['admin-reviews'], title: 'admin-reviews:pageTitle' }, (api, query) =>
    api.reviews.listForStaff(pageOf(query)),
  )
export const meta = listMeta

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const listed = useListed(loaderData, reviewCalls.listForStaff, pageOf)
  const t = useMessages('admin-reviews')
  const language = useLanguage()
  const chipOf = ({ status }: StaffReview) => <StatusChip status={reviewLooks[status]}>{t(`status.${status}`)}</StatusChip>
  const starsOf = ({ stars }: StaffReview) => <Stars value={stars} label={t('stars', { count: stars })} className="h-4" />
  const textOf = ({ text, language: writtenIn }: StaffReview) =>
    text ? (
      <CutText lang={writtenIn} className="min-w-56">
        {text}
      </CutText>
    ) : (
      '–'
    )
  const day = ({ written_at }: StaffReview) => formatDate(language, written_at, { month: 'short' })
  const { attempt } = useWrite(reviewCalls.approve)
  const approval: BulkAction<StaffReview> = {
    key: 'approve',
    label: t('approve'),
    fits: ({ status }) => status === 'waiting',
    versionOf: ({ updated_at }) => updated_at,
    title: (count) => t('bulk.title', { count }),
    consequence: t('bulk.consequence'),
    done: (count) => t('bulk.done', { count }),
    send: (ids, read = {}) => attempt({ reviews: ids.map((id) => ({ id, updated_at: read[id] ?? '' })) }, { timeoutMs }),
  }
  return (
    <ListPage
      list={reviewsList}
      listed={listed}
      rows={listed.reviews}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchPlaceholder') }}
      none={{ title: t('none') }}
      noneFound={t('noneFound')}
      topic="reviews"
      idOf={({ id }) => id}
      nameOf={({ product, author }) => `${product.name} · ${author}`}
      addressOf={({ id }) => adminPages.review(id)}
      peekOf={peekOf}
      bulk={[approval]}
      columns={[
        { key: 'product', heading: t('column.product'), width: 'max-w-56', bold: true, cell: ({ product }) => product.name },
        { key: 'stars', heading: t('column.stars'), sort: 'stars', cell: starsOf },
        { key: 'text', heading: t('column.text'), width: 'max-w-80', cell: textOf },
        { key: 'pictures', heading: t('column.pictures'), from: 'xl', figures: true, cell: ({ pictures }) => pictures.length || '' },
        {
          key: 'author',
          heading: t('column.author'),
          from: 'lg',
          width: 'max-w-40',
          typed: true,
          quiet: true,
          cell: ({ author }) => author,
        },
        { key: 'written', heading: t('column.written'), sort: 'created_at', quiet: true, cell: day },
        { key: 'status', heading: t('column.status'), cell: chipOf },
      ]}
      cardOf={(review) => ({ lines: [starsOf(review), textOf(review), [review.author, day(review)].join(' · ')], chip: chipOf(review) })}
      views={reviewStatuses.map((value) => ({ label: t(`status.${value}`), query: { status: value } }))}
      filters={[
        { name: 'status', label: t('column.status'), options: reviewStatuses.map((value) => ({ value, label: t(`status.${value}`) })) },
        {
          name: 'stars',
          label: t('column.stars'),
          options: starChoices.map((value) => ({ value, label: t('stars', { count: Number(value) }) })),
        },
      ]}
    />
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
