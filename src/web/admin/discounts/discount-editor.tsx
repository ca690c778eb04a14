import { discountKinds } from '#contract/rules/code-discount.ts'
import { highestPrice } from '#contract/rules/product-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EditChoice, EditNumber, EditSwitch, EditText } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { DiscountValues } from './discount-values.ts'
import { type NamedProduct, ProductsField } from './products-field.tsx'

export type Category = { id: string; name: string }
export type DiscountEditorProps = { edit: Edit<DiscountValues>; categories: readonly Category[]; products?: readonly NamedProduct[] }

export function DiscountEditor({ edit, categories, products = [] }: DiscountEditorProps) {
  const t = useMessages('admin-discounts')
  const { kind, category_ids: chosen } = edit.values
  return (
    <>
      <EditSection title={t('section.what')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <EditText edit={edit} name="code" hint={t('hint.code')} maxLength={40} autoComplete="off" spellCheck={false} />
          <EditChoice edit={edit} name="kind" options={discountKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
          {kind !== 'free_shipping' && (
            <EditNumber
              edit={edit}
              name="value"
              isMoney={kind === 'amount'}
              decimals={2}
              least={0.01}
              most={kind === 'percent' ? 100 : highestPrice}
            />
          )}
        </div>
      </EditSection>
      <EditSection title={t('section.when')} hint={t('hint.when')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditText edit={edit} name="starts_at" type="date" isOptional />
          <EditText edit={edit} name="ends_at" type="date" isOptional />
        </div>
      </EditSection>
      <EditSection title={t('section.limits')} hint={t('hint.limits')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <EditNumber edit={edit} name="minimum" isMoney least={0} most={highestPrice} />
          <EditNumber edit={edit} name="uses_limit" least={1} most={1_000_000} />
          <EditNumber edit={edit} name="per_account_limit" least={1} most={1_000_000} />
        </div>
        <EditSwitch edit={edit} name="members_only" />
      </EditSection>
      <EditSection title={t('section.goods')} hint={t('hint.goods')}>
        <fieldset id="edit-category_ids" tabIndex={-1} className="outline-none">
          <legend className="mb-1.5 text-label font-medium">{edit.labels.category_ids}</legend>
          <div className="flex flex-wrap gap-x-5">
            {categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                dense
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  edit.set('category_ids', target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <ProductsField edit={edit} known={products} />
      </EditSection>
    </>
  )
}
