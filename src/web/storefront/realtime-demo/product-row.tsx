import { useState } from 'react'
import type { Product } from '#contract/catalog.ts'
import { leadingImage } from '#web/commerce/goods.ts'
import { Price } from '#web/commerce/price.tsx'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { EditForm } from './edit-form.tsx'
import { useOptimisticEdit } from './use-optimistic-edit.ts'

export type ProductRowProps = { product: Product; isEditable: boolean }

export function ProductRow({ product, isEditable }: ProductRowProps) {
  const t = useMessages('live')
  const [isOpen, setIsOpen] = useState(false)
  const { edit, refusal } = useOptimisticEdit(product)
  const { name } = product.translation
  return (
    <li className="border-t border-wool py-3">
      <div className="flex items-center gap-4">
        <Thumbnail imageKey={leadingImage(product)?.image_key} alt="" size={56} className="size-14" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-medium break-words">{name}</p>
            <p className="text-small text-smoke">{t('demo.pictures', { count: product.images.length })}</p>
          </div>
          <span className="figures text-label">
            <Price prices={viewPrices(optionPrices(product))} />
          </span>
        </div>
        {isEditable && (
          <Button tone="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <span aria-hidden="true">{isOpen ? t('demo.cancel') : t('demo.editShort')}</span>
            <span className="sr-only">{t('demo.edit', { name })}</span>
          </Button>
        )}
      </div>
      {isOpen && <EditForm product={product} refusal={refusal} onEdit={edit} />}
    </li>
  )
}
