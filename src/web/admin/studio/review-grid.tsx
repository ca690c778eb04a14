import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CameraIcon, WarningIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { ImageState } from './image-state.tsx'
import { imagesOf, reviewFilters } from './review-order.ts'
import { smaller } from './smaller.ts'
import type { useReview } from './use-review.ts'

export type ReviewGridProps = {
  review: ReturnType<typeof useReview>
  images: readonly StudioImage[]
  names: ReadonlyMap<string, string>
}

export function ReviewGrid({ review, images, names }: ReviewGridProps) {
  const t = useMessages('admin-studio')
  const { filter, shown, current, addressOf } = review
  const currentId = current?.id

  return (
    <div className="min-w-0">
      <nav aria-label={t('review.filter')} className="mb-3 flex flex-wrap gap-1.5">
        {reviewFilters.map((one) => (
          <Link
            key={one}
            to={addressOf({ show: one })}
            preventScrollReset
            aria-current={one === filter ? 'true' : undefined}
            className="press figures inline-flex min-h-9 items-center gap-1.5 rounded-edge border border-wool bg-surface px-3 font-medium hover:border-ink aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:text-lapis max-md:min-h-11"
          >
            {t(`review.show.${one}`)} {imagesOf(images, one).length}
          </Link>
        ))}
      </nav>
      {shown.length === 0 ? (
        <p className="py-6 text-smoke">{t(`review.noneShown.${filter}`)}</p>
      ) : (
        <ul
          aria-label={t('review.pictures')}
          className="flex gap-2 overflow-x-auto p-1 pb-2 lg:grid lg:max-h-[70vh] lg:grid-cols-3 lg:overflow-y-auto 2xl:grid-cols-4"
        >
          {shown.map((image) => {
            const isCurrent = image.id === currentId
            const isInWork = image.status === 'queued' || image.status === 'running'
            const isMadeAgain = images.some(
              (other) => other.varied_of === image.id && (other.status === 'queued' || other.status === 'running'),
            )
            return (
              <li key={image.id} className="min-w-0 max-lg:w-28 max-lg:shrink-0">
                <Link
                  ref={isCurrent ? intoSight : undefined}
                  to={addressOf({ image: image.id })}
                  preventScrollReset
                  aria-current={isCurrent ? 'true' : undefined}
                  className={classNames('block rounded-edge', isCurrent && 'outline-3 outline-offset-1 outline-lapis')}
                >
                  <span
                    aria-busy={isInWork}
                    className={classNames(
                      'relative flex aspect-4/5 w-full items-center justify-center overflow-hidden rounded-edge bg-felt',
                      image.status === 'rejected' && 'grayscale',
                    )}
                  >
                    {image.url !== null ? (
                      <img
                        src={smaller(image.url, 320)}
                        alt=""
                        loading="lazy"
                        className={classNames('size-full object-cover', image.status === 'rejected' && 'opacity-45')}
                      />
                    ) : image.status === 'failed' ? (
                      <WarningIcon className="size-6 text-pomegranate" />
                    ) : (
                      <CameraIcon className="size-6 text-edge" />
                    )}
                  </span>
                  <span className="mt-1 line-clamp-2 text-small leading-tight font-medium break-words">{names.get(image.id)}</span>
                  <span className="block text-tiny">
                    <ImageState image={image} isLookedAt={isCurrent} isMadeAgain={isMadeAgain} />
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Keeps the current picture visible during keyboard navigation. */
function intoSight(link: HTMLAnchorElement | null) {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
