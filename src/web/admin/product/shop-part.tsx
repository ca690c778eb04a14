import { productStatuses } from '#contract/rules/product-filters.ts'
import { shopOffsetMs } from '#contract/rules/shop-time.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EditChoice } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { ProductValues } from './product-values.ts'

const weekMs = 7 * 86_400_000

export function ShopPart({ edit }: { edit: Edit<ProductValues> }) {
  const t = useMessages('admin-product')
  const { values, set, errors } = edit
  return (
    <EditSection title={t('shop.title')}>
      <EditChoice edit={edit} name="status" options={productStatuses.map((value) => ({ value, label: t(`status.${value}`) }))} />
      <Row label={edit.labels.is_pre_order} checked={values.is_pre_order} onChange={(isOn) => set('is_pre_order', isOn)} />
      {values.is_pre_order && (
        <TextField
          id="edit-expected_shipping"
          type="date"
          size="dense"
          label={edit.labels.expected_shipping}
          error={errors['expected_shipping']}
          value={values.expected_shipping ?? ''}
          onChange={({ target }) => set('expected_shipping', target.value || null)}
        />
      )}
      <Row
        label={t('shop.earlyAccess')}
        checked={values.early_access_until !== null}
        onChange={(isOn) =>
          set('early_access_until', isOn ? instantOf(localText(new Date(Date.now() + weekMs).toISOString()).slice(0, 11) + '09:00') : null)
        }
      />
      {values.early_access_until !== null && (
        <TextField
          id="edit-early_access_until"
          type="datetime-local"
          size="dense"
          label={edit.labels.early_access_until}
          hint={t('shop.earlyAccessHint')}
          error={errors['early_access_until']}
          value={localText(values.early_access_until)}
          onChange={({ target }) => {
            if (target.value !== '') set('early_access_until', instantOf(target.value))
          }}
        />
      )}
    </EditSection>
  )
}

function Row({ label, checked, onChange }: { label: string; checked: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="flex items-center justify-between gap-4 text-small">
      <span className="font-medium">{label}</span>
      <Switch label={label} checked={checked} onChange={onChange} />
    </div>
  )
}

/** Formats an instant in the time zone of Kuala Lumpur, such as `2026-11-22T09:00`. */
function localText(instant: string): string {
  return new Date(Date.parse(instant) + shopOffsetMs).toISOString().slice(0, 16)
}

function instantOf(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) - shopOffsetMs).toISOString()
}
