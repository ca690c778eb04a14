import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { PicturePlaceholder } from './picture-placeholder.tsx'

const widths = [320, 640, 960, 1280, 1600, 1920] as const
const formats = ['avif', 'webp'] as const

export type PictureProps = {
  /** Content hash under /images; undefined shows the placeholder. */
  imageKey: string | undefined
  alt: string
  /** How wide it is shown, as in `<img sizes>`: `(min-width: 64rem) 33vw, 50vw`. */
  sizes: string
  /** Of the original, for its shape. Product pictures are 4:5. */
  width?: number
  height?: number
  /** Largest rung worth offering, such as 960 for a card. */
  maxWidth?: (typeof widths)[number]
  /** The picture that leads the page: fetched at once and first. */
  first?: boolean
  /** Above the fold but not leading: fetched at once. */
  eager?: boolean
  /** Fills its place, cut to it, instead of keeping its own shape. */
  cover?: boolean
  className?: string
} & Pick<ComponentProps<'img'>, 'draggable' | 'onLoad'>

/** AVIF, WebP and JPEG at every rung. Its place is kept before it arrives; what does not arrive becomes the placeholder. */
export function Picture({
  imageKey,
  alt,
  sizes,
  width = 1000,
  height = 1250,
  maxWidth = 1920,
  first = false,
  eager = false,
  cover = false,
  className,
  ...props
}: PictureProps) {
  const [failedKey, setFailedKey] = useState<string>()
  if (imageKey === undefined || imageKey === failedKey)
    return <PicturePlaceholder alt={alt} width={width} height={height} cover={cover} className={className} />

  const rungs = widths.filter((rung) => rung <= maxWidth)
  const sourceSet = (format: string) => rungs.map((rung) => `${pictureAddress(imageKey, rung, format)} ${rung}w`).join(', ')
  return (
    <picture>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(format)} sizes={sizes} />
      ))}
      <img
        // An error from before hydration fires no event that React hears.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedKey(imageKey)
        }}
        src={pictureAddress(imageKey, 640, 'jpg')}
        srcSet={sourceSet('jpg')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first || eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        onError={() => setFailedKey(imageKey)}
        className={classNames(cover ? 'size-full object-cover' : 'h-auto w-full', 'bg-felt', className)}
        {...props}
      />
    </picture>
  )
}

export function pictureAddress(imageKey: string, width: number, format: string): string {
  return `/images/${encodeURIComponent(imageKey)}/${width}.${format}`
}
