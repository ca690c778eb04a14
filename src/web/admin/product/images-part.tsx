import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { adminPages } from '#contract/admin-pages.ts'
import * as productImages from '#contract/calls/product-images.gen.ts'
import type { ProductImageChange } from '#contract/product-images.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { productImage } from '#contract/uploads.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { namedIn } from '../kit/named-in.ts'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { ImageDetails } from './image-details.tsx'
import { ImageTile } from './image-tile.tsx'
import { useImageUploads } from './use-image-uploads.ts'

/** The images of a product. Each change is saved immediately, apart from the form. */
export function ImagesPart({ product }: { product: AdminProduct }) {
  const t = useMessages('admin-product')
  const common = useMessages('admin')
  const ordering = useWrite(productImages.order)
  const changing = useWrite(productImages.change)
  const removing = useWrite(productImages.remove)
  const refresh = useRefresh()
  const { images, variations } = namedIn(useLanguage(), product)
  const [openId, setOpenId] = useState<string>()
  const { uploads, add, forget } = useImageUploads(product.id, refresh)
  const ordered = [...images].sort((a, b) => a.display_order - b.display_order)
  const nameOf = (id: string) => t('images.nth', { place: ordered.findIndex((image) => image.id === id) + 1 })
  const open = images.find(({ id }) => id === openId)
  const unnamed = images.filter(({ alt }) => alt === '').length

  const order = async (ids: string[]) => {
    await ordering.act({ params: { id: product.id }, body: { image_ids: ids } })
  }

  const change = (imageId: string, body: ProductImageChange) => changing.act({ params: { id: product.id, imageId }, body })

  async function remove(imageId: string) {
    if (await removing.act({ id: product.id, imageId })) setOpenId(undefined)
  }

  return (
    <EditSection
      title={t('images.title')}
      hint={t('images.hint')}
      aside={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-tiny text-smoke">
          {[t('images.count', { count: images.length }), unnamed > 0 && t('images.unnamed', { count: unnamed })].filter(Boolean).join(', ')}
          {images.length > 0 && (
            <ButtonLink tone="quiet" size="dense" to={adminPages.newStudioSession({ product: product.id })}>
              {t('images.studio')}
            </ButtonLink>
          )}
        </span>
      }
    >
      <SortableList
        label={t('images.title')}
        items={ordered}
        idOf={({ id }) => id}
        nameOf={({ id }) => nameOf(id)}
        onReorder={order}
        className="flex flex-wrap gap-3 empty:hidden"
        itemClassName="relative w-28 rounded-edge"
        handleClassName="absolute top-1 right-1 bg-surface"
      >
        {(image) => (
          <ImageTile
            image={image}
            name={nameOf(image.id)}
            variation={variations.find((variation) => variation.id === image.variation_id)?.name}
            isOpen={image.id === openId}
            onOpen={() => setOpenId(image.id === openId ? undefined : image.id)}
          />
        )}
      </SortableList>
      {open && (
        <ImageDetails
          key={open.id}
          productId={product.id}
          image={open}
          variations={variations}
          onChange={(body) => change(open.id, body)}
          onRemove={() => void remove(open.id)}
        />
      )}
      {uploads.length > 0 && (
        <ul className="grid gap-2" aria-live="polite">
          {uploads.map(({ id, name, share, problem }) => (
            <li key={id} className="flex items-center gap-3 text-small">
              <span className="min-w-0 flex-1 break-all">{name}</span>
              {problem === undefined ? (
                <ProgressBar label={share < 1 ? t('images.sending') : t('images.drawing')} value={share * 100} className="w-48" />
              ) : (
                <>
                  <span className="font-medium text-pomegranate">{problem}</span>
                  <IconButton size="dense" label={common('action.close')} onClick={() => forget(id)}>
                    <CloseIcon className="size-4" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={t('images.drop')}
        hint={t('images.dropHint', { most: mostImageMb })}
        accept={productImage.kinds.join(',')}
        multiple
        onFiles={(files) => void add(files)}
      />
    </EditSection>
  )
}
