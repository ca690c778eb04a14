import { adminPages } from '#contract/admin-pages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { loadPart } from '../kit/load-part.ts'
import { ThingPage } from '../kit/thing-page.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Part } from '../order/part.tsx'
import { titled } from '../titled.ts'
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
  return titled(loaderData?.review.product.name)
}

export default function ReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  const t = useMessages('admin-reviews')
  const language = useLanguage()
  return (
    <ThingPage
      thing={{ topic: 'reviews', id: review.id }}
      back={{ to: adminPages.reviews(), label: t('title') }}
      title={review.product.name}
      chip={<StatusChip status={reviewLooks[review.status]}>{t(`status.${review.status}`)}</StatusChip>}
      below={[review.author, formatDateTime(language, review.written_at)]}
      aside={
        <>
          <Part title={t('decision')}>
            <DecisionForm review={review} />
          </Part>
          <Part title={t('about')}>
            <p className="grid gap-2">
              <Link to={adminPages.productPreview(review.product.id)} target="_blank" className="text-link">
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
        </>
      }
    >
      <Part title={t('words')}>
        <ReviewWords review={review} />
      </Part>
      <Part title={t('answer')}>
        <AnswerForm review={review} />
      </Part>
    </ThingPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
