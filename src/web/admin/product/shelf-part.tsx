import { plainColumns } from '#contract/rules/product-columns.ts'
import type { Category } from '#contract/catalog.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EditChoice, EditNumber, EditText } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { ProductValues } from './product-values.ts'

export type ShelfPartProps = {
  edit: Edit<ProductValues>
  categories: readonly Pick<Category, 'id' | 'name'>[]
  sizeGuides: readonly { id: string; name: string }[]
  productTypes: readonly { id: string; name: string }[]
}

export function ShelfPart({ edit, categories, sizeGuides, productTypes }: ShelfPartProps) {
  const t = useMessages('admin-product')
  const { category_id: main, category_ids: others } = edit.values
  const further = categories.filter(({ id }) => id !== main)
  return (
    <EditSection title={t('shelf.title')}>
      <EditChoice
        edit={edit}
        name="category_id"
        options={[
          ...(main === '' ? [{ value: '', label: t('shelf.noCategory') }] : []),
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {further.length > 0 && (
        <fieldset id="edit-category_ids">
          <legend className="mb-1 text-label font-medium">{edit.labels.category_ids}</legend>
          {further.map(({ id, name }) => (
            <Checkbox
              key={id}
              dense
              checked={others.includes(id)}
              onChange={({ target }) => edit.set('category_ids', target.checked ? [...others, id] : others.filter((one) => one !== id))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <EditText edit={edit} name="tags" hint={t('shelf.tagsHint')} />
      <div className="grid grid-cols-2 gap-3">
        <EditText edit={edit} name="sku" maxLength={64} autoComplete="off" spellCheck={false} />
        <EditText edit={edit} name="brand" isOptional maxLength={100} />
      </div>
      <EditNumber
        edit={edit}
        name="weight_grams"
        least={plainColumns.weight_grams.least}
        most={plainColumns.weight_grams.most}
        hint={t('shelf.weightHint')}
      />
      <EditText edit={edit} name="slug" maxLength={100} autoComplete="off" spellCheck={false} hint={t('shelf.slugHint')} />
      <EditChoice
        edit={edit}
        name="size_guide_id"
        options={[{ value: '', label: t('shelf.noSizeGuide') }, ...sizeGuides.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <EditChoice
        edit={edit}
        name="product_type_id"
        hint={t('shelf.productTypeHint')}
        options={[{ value: '', label: t('shelf.noProductType') }, ...productTypes.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </EditSection>
  )
}
