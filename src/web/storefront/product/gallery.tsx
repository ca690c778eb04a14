import { type ReactNode, type RefObject, useState } from 'react'
import type { CardBadge } from '#web/commerce/card-view.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, pictureAddress } from '#web/ui/picture.tsx'
import type { ProductView } from './load.ts'

type Images = ProductView['images']

export type GalleryProps = {
  ref: RefObject<HTMLDivElement | null>
  images: Images
  variationId: string | undefined
  badges: CardBadge[]
  /** Floats at the upper right. */
  children?: ReactNode
}

const widths = [640, 960, 1280, 1600, 1920]
/** What scrolls must be reachable by keyboard (WCAG 2.1.1); Safari does not see to it. */
const scrollable = { tabIndex: 0 }
const leadSizes = '(min-width: 90rem) 800px, (min-width: 64rem) 57vw, 100vw'
const restSizes = '(min-width: 90rem) 390px, (min-width: 64rem) 28vw, 100vw'

/** On a desk one large picture over pairs; on a phone a row to swipe. */
export function Gallery({ ref, images, variationId, badges, children }: GalleryProps) {
  const t = useWords('product')
  const [place, setPlace] = useState(0)
  const shown = picturesOf(images, variationId)
  const [lead] = shown

  return (
    <div ref={ref} className="relative max-lg:-mx-margin">
      {lead && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={widths.map((width) => `${pictureAddress(lead.key, width, 'avif')} ${width}w`).join(', ')}
          imageSizes={leadSizes}
          fetchPriority="high"
        />
      )}
      <ul
        key={variationId}
        aria-label={t('gallery')}
        {...(shown.length > 1 ? scrollable : {})}
        onScroll={({ currentTarget }) => setPlace(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="grid grid-flow-col auto-cols-[100%] overflow-x-auto overscroll-x-contain [scrollbar-width:none] snap-x snap-mandatory max-lg:-outline-offset-4 lg:grid-flow-row lg:auto-cols-auto lg:grid-cols-2 lg:gap-4 lg:overflow-visible"
      >
        {(shown.length > 0 ? shown : [undefined]).map((image, index, all) => (
          <li
            key={image?.key ?? 'none'}
            className={classNames('snap-start overflow-hidden bg-felt lg:rounded-edge', isWide(index, all.length) && 'lg:col-span-2')}
          >
            <Picture
              imageKey={image?.key}
              alt={image?.alt ?? ''}
              width={image?.width}
              height={image?.height}
              sizes={index === 0 ? leadSizes : restSizes}
              first={index === 0}
              className={classNames(
                'aspect-square max-h-[calc(100svh-31rem)] min-h-72 object-cover lg:max-h-none',
                index === 0 ? 'lg:aspect-19/20' : isWide(index, all.length) ? 'lg:aspect-16/10' : 'lg:aspect-4/5',
              )}
            />
          </li>
        ))}
      </ul>
      {badges.length > 0 && (
        <p className="pointer-events-none absolute top-4 left-4 flex flex-col items-start gap-2">
          {badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </p>
      )}
      {children && <span className="absolute top-3 right-3 z-1">{children}</span>}
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

/** Its own pictures before those that show all variations; any at all where it has none. */
function picturesOf(images: Images, variationId: string | undefined): Images {
  const own = images.filter((image) => image.variation === variationId || image.variation === null)
  return own.length > 0 ? own : images
}

/** The first, and the last of an even number, which has no neighbour. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (count % 2 === 0 && index === count - 1)
}
