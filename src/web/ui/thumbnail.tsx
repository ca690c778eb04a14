import { useState } from 'react'
import { classNames } from './class-names.ts'
import { imageAddress } from './responsive-image.tsx'
import { ImagePlaceholder } from './image-placeholder.tsx'

export type ThumbnailProps = { imageKey: string | undefined; alt: string; size?: number; className?: string }

/** A square 400 × 400 crop, for carts, tables and search. `size` is in px. */
export function Thumbnail({ imageKey, alt, size = 72, className }: ThumbnailProps) {
  const [failedKey, setFailedKey] = useState<string>()
  if (imageKey === undefined || imageKey === failedKey)
    return <ImagePlaceholder alt={alt} width={size} height={size} fit="own" className={classNames('rounded-edge', className)} />
  return (
    <picture>
      <source type="image/avif" srcSet={imageAddress(imageKey, 400, 'avif')} />
      <source type="image/webp" srcSet={imageAddress(imageKey, 400, 'webp')} />
      <img
        src={imageAddress(imageKey, 400, 'jpg')}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailedKey(imageKey)}
        className={classNames('rounded-edge bg-felt object-cover', className)}
      />
    </picture>
  )
}
