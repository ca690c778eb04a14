import { colors } from '#contract/rules/catalog-filters.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Translations } from '../kit/fields/translations.tsx'
import type { VariationValue } from './product-values.ts'

export type VariationDetailsProps = { id: string; variation: VariationValue; onChange: (change: Partial<VariationValue>) => void }

export function VariationDetails({ id, variation, onChange }: VariationDetailsProps) {
  const t = useMessages('admin-product')
  return (
    <div className="grid gap-4 font-normal">
      <Translations
        id={`variation-${id}`}
        fields={[
          { key: 'name', label: t('name'), most: 100 },
          { key: 'subtitle', label: t('options.subtitle'), most: 200, isOptional: true },
          { key: 'description', label: t('description'), most: 2000, isLong: true, isOptional: true },
        ]}
        values={variation.texts}
        onChange={(texts) => onChange({ texts })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('sku')}
          size="dense"
          maxLength={64}
          hint={t('options.skuHint')}
          value={variation.sku}
          onChange={({ target }) => onChange({ sku: target.value })}
        />
        <SelectField
          label={t('options.color')}
          size="dense"
          value={variation.color}
          onChange={({ target }) => onChange({ color: target.value })}
        >
          <option value="">{t('options.noColor')}</option>
          {colors.map((color) => (
            <option key={color} value={color}>
              {t(`color.${color}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
