import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import { CardBadges } from '#web/commerce/card-badges.tsx'
import type { CardBadge } from '#web/commerce/card-view.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ResponsiveImage, sourceSet } from '#web/ui/responsive-image.tsx'
import type { ProductView } from './load.ts'

const FullGallery = lazy(async () => ({ default: (await import('./full-gallery.tsx')).FullGallery }))

type Images = ProductView['images']

export type GalleryProps = {
  ref: RefObject<HTMLDivElement | null>
  name: string
  images: Images
  variationId: string | undefined
  badges: CardBadge[]
  children?: ReactNode
}

/** Scrollable content must be reachable by keyboard (WCAG 2.1.1); Safari does not do this itself. */
const scrollable = { tabIndex: 0 }
const leadSizes = '(min-width: 90rem) 590px, (min-width: 80rem) 43vw, (min-width: 64rem) 36vw, 75vw'
const restSizes = '(min-width: 90rem) 190px, (min-width: 64rem) 14vw, 75vw'

/** Up to this many images fit a desktop window, so they stay in place while the longer column next to them scrolls. */
const mostHeld = 4

/**
 * Shows uncropped images. On a desktop, a large one next to a column of small ones, or a single one on a background of both widths. On a
 * phone, a row to swipe that fills the remaining screen height.
 */
export function Gallery({ ref, name, images, variationId, badges, children }: GalleryProps) {
  const t = useMessages('product')
  const [place, setPlace] = useState(0)
  const [enlarged, setEnlarged] = useState<number>()
  const shown = imagesOf(images, variationId)
  const [lead] = shown
  const isAlone = shown.length < 2

  return (
    <div ref={ref} className={classNames('relative max-lg:-mx-margin', shown.length <= mostHeld && 'lg:sticky lg:top-22 lg:self-start')}>
      {lead && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourceSet(lead.key, 'avif', { originalWidth: lead.width })}
          imageSizes={leadSizes}
          fetchPriority="high"
        />
      )}
      <ul
        key={variationId}
        aria-label={t('gallery')}
        {...(shown.length > 1 ? scrollable : {})}
        onScroll={({ currentTarget }) => setPlace(placeIn(currentTarget))}
        className="grid grid-flow-col auto-cols-[min(100%,max(14.4rem,calc((100svh-31rem)*0.8)))] justify-center-safe gap-1.5 overflow-x-auto overscroll-x-contain [scrollbar-width:none] snap-x snap-mandatory max-lg:bg-felt max-lg:-outline-offset-4 lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-[minmax(0,14fr)_minmax(0,5fr)] lg:grid-rows-[repeat(5,auto)_1fr] lg:gap-4 lg:overflow-visible"
      >
        {(shown.length > 0 ? shown : [undefined]).map((image, index) => (
          <li
            key={image?.key ?? 'none'}
            className={classNames(
              'relative snap-center overflow-hidden bg-felt lg:rounded-edge',
              index === 0 ? 'lg:row-span-6 lg:self-start' : 'lg:col-start-2',
              isAlone && 'lg:col-span-2',
            )}
          >
            <ResponsiveImage
              imageKey={image?.key}
              alt={image?.alt ?? ''}
              width={image?.width}
              height={image?.height}
              originalWidth={image?.width}
              sizes={index === 0 ? leadSizes : restSizes}
              first={index === 0}
              className={classNames('aspect-4/5 object-contain', isAlone && 'lg:mx-auto lg:w-[calc((100%-1rem)*14/19)]')}
            />
            {image && image.origin !== 'photograph' && (
              <span
                className={classNames(
                  'pointer-events-none absolute right-2 bottom-2 rounded-chip bg-bone/90 px-1.5 py-0.5 text-tiny leading-tight font-medium text-night',
                  index > 0 && 'max-lg:text-tiny lg:right-1 lg:bottom-1',
                )}
              >
                {t(`origin.${image.origin}`)}
              </span>
            )}
            {image && (
              <button
                type="button"
                aria-label={t('zoom.open', { number: index + 1, count: shown.length })}
                onClick={() => setEnlarged(index)}
                className="absolute inset-0 cursor-zoom-in -outline-offset-4"
              />
            )}
          </li>
        ))}
      </ul>
      {badges.length > 0 && (
        <p className="pointer-events-none absolute top-4 left-4 flex flex-col items-start gap-2">
          <CardBadges badges={badges} />
        </p>
      )}
      {children && <span className="absolute top-3 right-3 z-1">{children}</span>}
      {enlarged !== undefined && (
        <Suspense>
          <FullGallery images={shown} name={name} first={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
      {shown.length > 1 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto flex w-fit gap-1.5 rounded-full bg-bone/90 px-2.5 py-2 lg:hidden"
        >
          {shown.map((image, index) => (
            <span
              key={image.key}
              className={classNames('h-1.5 rounded-full transition-[width]', index === place ? 'w-5 bg-night' : 'w-1.5 bg-night/45')}
            />
          ))}
        </span>
      )}
    </div>
  )
}

/** Returns the variation's own images and those of all variations; if there are none, all images. */
function imagesOf(images: Images, variationId: string | undefined): Images {
  const own = images.filter((image) => image.variation === variationId || image.variation === null)
  return own.length > 0 ? own : images
}

function placeIn(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2
  return [...row.children].findIndex((item) => item instanceof HTMLElement && item.offsetLeft + item.offsetWidth > middle)
}
