import { useState } from 'react'
import { classNames } from './class-names.ts'
import { pictureAddress } from './picture.tsx'
import { PicturePlaceholder } from './picture-placeholder.tsx'

export type ThumbnailProps = { imageKey: string | undefined; alt: string; size?: number; className?: string }

/** The square 400 × 400 cut, for carts, tables and search. `size` is in px. */
export function Thumbnail({ imageKey, alt, size = 72, className }: ThumbnailProps) {
  const [failedKey, setFailedKey] = useState<string>()
  if (imageKey === undefined || imageKey === failedKey)
    return <PicturePlaceholder alt={alt} width={size} height={size} fit="own" className={classNames('rounded-edge', className)} />
  return (
    <picture>
      <source type="image/avif" srcSet={pictureAddress(imageKey, 400, 'avif')} />
      <source type="image/webp" srcSet={pictureAddress(imageKey, 400, 'webp')} />
      <img
        src={pictureAddress(imageKey, 400, 'jpg')}
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
