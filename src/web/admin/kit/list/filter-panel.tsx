import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { DayRange } from '../fields/day-range.tsx'
import type { FilterField } from './list-parts.ts'
import { ProductFilter } from './product-filter.tsx'

export type FilterValues = Readonly<Record<string, string | undefined>>
export type FilterPanelProps = {
  fields: readonly FilterField[]
  values: FilterValues
  onChange: (change: FilterValues) => void
  size: 'dense' | 'medium'
}

export function FilterPanel({ fields, values, onChange, size }: FilterPanelProps) {
  const t = useMessages('admin-list')
  return (
    <div className="grid gap-4">
      {fields.map((field) =>
        field.kind === 'days' ? (
          <DayRange
            key={field.name}
            label={field.label}
            from={values['from']}
            to={values['to']}
            size={size}
            onChange={(range) => onChange({ from: range.from, to: range.to })}
          />
        ) : field.kind === 'product' ? (
          <ProductFilter
            key={field.name}
            label={field.label}
            size={size}
            chosen={field.options.find(({ value }) => value === values[field.name])}
            onChange={(id) => onChange({ [field.name]: id })}
          />
        ) : (
          <SelectField
            key={field.name}
            label={field.label}
            size={size}
            value={values[field.name] ?? ''}
            onChange={(event) => onChange({ [field.name]: event.target.value || undefined })}
          >
            <option value="">{t('filter.any')}</option>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        ),
      )}
    </div>
  )
}
