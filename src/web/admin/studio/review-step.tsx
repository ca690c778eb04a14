import { adminPages } from '#contract/admin-pages.ts'
import { useMessages, useLanguage } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ReviewGrid } from './review-grid.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useMaking } from './use-making.ts'
import { useReview } from './use-review.ts'
import { useImageNames } from './use-shot-name.ts'
import type { Studio } from './use-studio.ts'
import { formatNumber } from '#contract/messages/format.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useCosts } from './engine-part.tsx'

/** Compares each picture with the original. The measurements are automatic; the decision is a person's. */
export function ReviewStep({ studio }: { studio: Studio }) {
  const t = useMessages('admin-studio')
  const { session } = studio
  const review = useReview(studio)
  const making = useMaking(studio)
  const names = useImageNames(session)
  if (session.images.length === 0)
    return (
      <p className="text-smoke">
        {t('review.none')}{' '}
        <Link to={adminPages.studioSession(session.id, { step: 'images' })} className="text-link">
          {t('review.toImages')}
        </Link>
      </p>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-5 max-md:has-data-foot-bar:pb-32 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] 2xl:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <ReviewGrid review={review} images={session.images} names={names} />
        <div className="max-lg:hidden">
          <RunPart session={session} />
        </div>
      </div>
      {review.current && (
        <ReviewPanel
          key={review.current.id}
          session={session}
          image={review.current}
          name={names.get(review.current.id) ?? ''}
          number={review.number}
          review={review}
          making={making}
        />
      )}
      <div className="lg:hidden">
        <RunPart session={session} />
      </div>
    </div>
  )
}

function RunPart({ session: { images, cost } }: { session: StudioSession }) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const costs = useCosts(cost)
  const made = images.filter(({ ended_at: endedAt, url }) => endedAt !== null && url !== null)
  const isSentOut = made.some(({ engine }) => engine !== 'compositor')
  const begunMs = Math.min(...made.map(({ created_at: createdAt }) => Date.parse(createdAt)))
  const endedMs = Math.max(...made.map(({ ended_at: endedAt }) => Date.parse(endedAt ?? '')))
  const seconds = Math.max(1, Math.round((endedMs - begunMs) / 1000))
  return (
    <section aria-label={t('run.title')} className="border-t border-wool pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-label font-bold">{t('run.title')}</h2>
        {made.length > 0 && seconds < 600 && (
          <span className="figures text-tiny text-smoke">
            {t('run.time', { seconds: formatNumber(language, seconds), count: made.length })}
          </span>
        )}
      </div>
      <p className="mt-1 text-small text-smoke">
        {isSentOut ? t('run.sentOut') : t('run.here')} {cost.spent > 0 && costs.spent} {t('run.untilSaved')}
      </p>
    </section>
  )
}
