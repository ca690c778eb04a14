import { useState } from 'react'
import { listCell, readListCell } from '#contract/rules/csv.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { ProductValues } from './product-values.ts'

/** Sizes as a comma-separated text. They become columns when the field loses focus. */
export function SizesField({ edit }: { edit: Edit<ProductValues> }) {
  const t = useMessages('admin-product')
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      id="edit-sizes"
      label={edit.labels.sizes}
      size="dense"
      hint={t('options.sizesHint')}
      error={edit.errors['sizes']}
      value={typed ?? listCell(edit.values.sizes)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed !== undefined) edit.set('sizes', readListCell(typed))
        setTyped(undefined)
      }}
    />
  )
}
