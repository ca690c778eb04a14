import { useState } from 'react'
import type { Product } from '#contract/catalog.ts'
import { leadingImage } from '#web/commerce/goods.ts'
import { Price } from '#web/commerce/price.tsx'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { useOptimisticEdit, type ProductEdit } from './use-optimistic-edit.ts'
import { parseNumber } from '#web/commerce/parse-number.ts'
import { TextField } from '#web/ui/text-field.tsx'

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

type EditFormProps = { product: Product; refusal: string | undefined; onEdit: (edit: ProductEdit) => void }

/** The server validates the edit; text that is no number is refused as an invalid price. */
function EditForm({ product, refusal, onEdit }: EditFormProps) {
  const t = useMessages('live')
  const [name, setName] = useState(product.name)
  const [price, setPrice] = useState(product.price.toFixed(2))
  return (
    <form
      noValidate
      className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_8rem_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        onEdit({ name, price: parseNumber(price, 2) ?? Number.NaN })
      }}
    >
      <TextField size="medium" label={t('demo.name')} value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
      <TextField
        size="medium"
        label={t('demo.price')}
        value={price}
        inputMode="decimal"
        maxLength={12}
        onChange={({ target }) => setPrice(target.value)}
      />
      <Button type="submit">{t('demo.save')}</Button>
      {refusal && (
        <p role="alert" className="text-small font-medium text-pomegranate sm:col-span-3">
          {refusal}
        </p>
      )}
    </form>
  )
}
