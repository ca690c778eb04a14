import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Link } from '#web/ui/link.tsx'
import { ReviewGrid } from './review-grid.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { RunPart } from './run-part.tsx'
import { useMaking } from './use-making.ts'
import { useReview } from './use-review.ts'
import { useImageNames } from './use-shot-name.ts'
import type { Studio } from './use-studio.ts'

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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 max-md:has-data-foot-bar:pb-32 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] 2xl:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
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
