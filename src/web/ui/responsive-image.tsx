import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { ImagePlaceholder } from './image-placeholder.tsx'
import { useNear } from './use-near.ts'

const widths = [320, 640, 960, 1280, 1600, 1920] as const
const formats = ['avif', 'webp'] as const

export type ResponsiveImageProps = {
  /** Content hash under /images; undefined shows the placeholder. */
  imageKey: string | undefined
  alt: string
  /**
   * Width on the page, as in `<img sizes>`: `(min-width: 64rem) 33vw, 50vw`. For a phone's full width use `88vw`, 4 % less than real:
   * browsers then take 640 px, half the bytes of 960, with no visible difference.
   */
  sizes: string
  /** Width and height give the aspect ratio. Product images are 4:5. */
  width?: number
  height?: number
  /** Pixels, if known. An image is never served wider than its original. */
  originalWidth?: number | undefined
  /** The largest width to offer in the srcset, such as 960 for a card. */
  maxWidth?: (typeof widths)[number]
  /** The page's main image: fetched at once, with high priority. */
  first?: boolean
  /** Above the fold but not the main image: fetched at once. */
  eager?: boolean
  /** Fills its container, cropped, instead of keeping its own aspect ratio. */
  cover?: boolean
  className?: string
} & Pick<ComponentProps<'img'>, 'draggable' | 'onLoad'>

/**
 * An image as AVIF, WebP and JPEG in several widths. Reserves its space before it loads; an image that fails to load becomes the
 * placeholder.
 */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { first, eager, imageKey } = props
  return first || eager || imageKey === undefined ? <ImageNow {...props} /> : <ImageWhenNear {...props} imageKey={imageKey} />
}

/** Renders the sources only when the image is near the window, which keeps list pages cheap. Without scripts the image loads at once. */
function ImageWhenNear(props: ResponsiveImageProps & { imageKey: string }) {
  const { imageKey, alt, width = 1000, height = 1250, cover = false, className } = props
  const [place, isNear] = useNear()
  if (isNear) return <ImageNow {...props} />
  const look = classNames(lookOf(cover), className)
  return (
    <>
      <svg
        ref={place}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={`${look} waits-for-script`}
      />
      <noscript>
        <img src={imageAddress(imageKey, 640, 'jpg')} alt={alt} width={width} height={height} loading="lazy" className={look} />
      </noscript>
    </>
  )
}

function ImageNow({
  imageKey,
  alt,
  sizes,
  width = 1000,
  height = 1250,
  maxWidth,
  originalWidth,
  first = false,
  eager: _eager,
  cover = false,
  className,
  ...props
}: ResponsiveImageProps) {
  const [failedKey, setFailedKey] = useState<string>()
  if (imageKey === undefined || imageKey === failedKey)
    return <ImagePlaceholder alt={alt} width={width} height={height} fit={cover ? 'box' : 'width'} className={className} />

  const sources = (format: string) => sourceSet(imageKey, format, { originalWidth, maxWidth })
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sources(format)} sizes={sizes} />
      ))}
      <img
        // An error before hydration fires no event that React receives.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedKey(imageKey)
        }}
        src={imageAddress(imageKey, 640, 'jpg')}
        srcSet={sources('jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        onError={() => setFailedKey(imageKey)}
        className={classNames(lookOf(cover), className)}
        {...props}
      />
    </picture>
  )
}

function lookOf(cover: boolean): string {
  return cover ? 'size-full bg-felt object-cover' : 'h-auto w-full bg-felt'
}

/** Returns the `srcset` with every width up to the largest, none wider than the original. */
export function sourceSet(
  imageKey: string,
  format: string,
  { originalWidth = Infinity, maxWidth = Infinity }: { originalWidth?: number | undefined; maxWidth?: number | undefined },
): string {
  const rungs = widths.filter((rung, index) => rung <= maxWidth && (widths[index - 1] ?? 0) < originalWidth)
  return rungs.map((rung) => `${imageAddress(imageKey, rung, format)} ${Math.min(rung, originalWidth)}w`).join(', ')
}

export function imageAddress(imageKey: string, width: number, format: string): string {
  return `/images/${encodeURIComponent(imageKey)}/${width}.${format}`
}
