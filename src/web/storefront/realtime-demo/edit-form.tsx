import { useState } from 'react'
import type { Product } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { parseNumber } from '#web/commerce/parse-number.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ProductEdit } from './use-optimistic-edit.ts'

export type EditFormProps = { product: Product; refusal: string | undefined; onEdit: (edit: ProductEdit) => void }

/** The server validates the edit; text that is no number is refused as an invalid price. */
export function EditForm({ product, refusal, onEdit }: EditFormProps) {
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
