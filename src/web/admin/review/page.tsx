import { useRevalidator } from 'react-router'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { loadPart } from '../kit/load-part.ts'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { LoadFailed } from '../load-failed.tsx'
import { Part } from '../order/part.tsx'
import type { Route } from './+types/page'
import { AnswerForm } from './answer-form.tsx'
import { DecisionForm } from './decision-form.tsx'
import { reviewLooks } from './review-looks.ts'
import { ReviewWords } from './review-words.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const review = await loadPart(context.get(apiContext).reviews.get({ id: params.reviewId }))
  return { review, ...messagesOf(language, ['admin-reviews']) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.review.product.name ?? '404' }, { name: 'robots', content: 'noindex' }]
}

export default function ReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  const t = useMessages('admin-reviews')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  useStaffTopic('reviews', (ids) => {
    if (ids === 'missed' || ids.includes(review.id)) void revalidate()
  })
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Link
          to={adminPages.reviews()}
          className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-chip font-medium text-smoke hover:text-ink"
        >
          <ChevronLeftIcon className="size-4" />
          {t('title')}
        </Link>
        <AdminHeading below={[review.author, formatDateTime(language, review.written_at)].join(' · ')}>
          <span className="flex flex-wrap items-center gap-3">
            {review.product.name}
            <StatusChip status={reviewLooks[review.status]}>{t(`status.${review.status}`)}</StatusChip>
          </span>
        </AdminHeading>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          <Part title={t('words')}>
            <ReviewWords review={review} />
          </Part>
          <Part title={t('answer')}>
            <AnswerForm key={review.updated_at} review={review} />
          </Part>
        </div>
        <div className="grid min-w-0 gap-5">
          <Part title={t('decision')}>
            <DecisionForm review={review} />
          </Part>
          <Part title={t('about')}>
            <p className="grid gap-2">
              <Link to={pages.product(review.product.slug)} className="text-link">
                {t('toProduct')}
              </Link>
              <Link to={adminPages.order(review.order_number)} className="text-link figures">
                {t('toOrder', { number: review.order_number })}
              </Link>
              <Link to={adminPages.log({ entity: 'review', entity_id: review.id })} className="text-link">
                {t('toLog')}
              </Link>
            </p>
          </Part>
        </div>
      </div>
    </article>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
