import type { EventMap } from '#contract/events.ts'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'

export type MapPictureProps = { map: Pick<EventMap, 'image_key' | 'width' | 'height' | 'marker'>; alt: string; sizes: string }

const pin = 'M0 0C-2.6-4.4-4.4-6.6-4.4-9.2a4.4 4.4 0 0 1 8.8 0C4.4-6.6 2.6-4.4 0 0Z'
/** The pin is drawn in these units, independent of the picture's size. */
const side = 100

export function MapPicture({ map: { image_key, width, height, marker }, alt, sizes }: MapPictureProps) {
  const wide = (side * width) / height
  return (
    <span className="relative block overflow-hidden rounded-edge border border-wool bg-felt">
      <ResponsiveImage
        imageKey={image_key}
        alt={alt}
        width={width}
        height={height}
        originalWidth={width}
        sizes={sizes}
        maxWidth={1280}
        className="dark:hue-rotate-180 dark:invert-[0.88]"
      />
      {marker && (
        <svg viewBox={`0 0 ${wide} ${side}`} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
          <g transform={`translate(${marker.x * wide} ${marker.y * side}) scale(${Math.max(1, wide / side)})`}>
            <path d={pin} className="fill-pomegranate-cloth stroke-bone" strokeWidth="0.9" />
            <circle cy="-9" r="1.7" className="fill-bone" />
          </g>
        </svg>
      )}
    </span>
  )
}
