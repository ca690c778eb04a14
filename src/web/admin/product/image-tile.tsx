import type { ProductImage } from '#contract/product-images.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'

export type ImageTileProps = {
  image: ProductImage
  name: string
  variation: string | undefined
  isOpen: boolean
  onOpen: () => void
}

export function ImageTile({ image, name, variation, isOpen, onOpen }: ImageTileProps) {
  const t = useMessages('admin-product')
  const shown = variation ?? t('images.ofAll')
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${shown}, ${name}: ${image.alt || t('images.noText')}`}
        onClick={onOpen}
        className={classNames('block w-full rounded-edge text-left', isOpen && 'outline-3 outline-offset-2 outline-lapis')}
      >
        <Thumbnail imageKey={image.image_key} alt="" size={112} className="pointer-events-none size-28" />
        <CutText lines={1} className="mt-1 text-tiny text-smoke">
          {shown}
        </CutText>
      </button>
      {image.is_featured && (
        <span className="pointer-events-none absolute top-1 left-1 rounded-chip bg-surface px-1.5 text-tiny font-bold text-lapis">
          {t('images.first')}
        </span>
      )}
      {image.alt === '' && (
        <span className="pointer-events-none absolute bottom-6 left-1 rounded-chip bg-surface px-1.5 text-tiny font-medium text-pending">
          {t('images.noText')}
        </span>
      )}
    </>
  )
}
