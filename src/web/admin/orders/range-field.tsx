import { useNavigate } from 'react-router'
import { useWords } from '#web/browser/messages/use-words.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { type OrdersQuery, ordersAddress, ranges } from './orders-query.ts'
import { useShownQuery } from './use-shown-query.ts'

export type RangeFieldProps = { query: OrdersQuery }

export function RangeField({ query }: RangeFieldProps) {
  const t = useWords('admin')
  const navigate = useNavigate()
  const shown = useShownQuery(query)
  return (
    <SelectField
      label={t('orders.range.label')}
      labelHidden
      size="dense"
      value={shown.range}
      onChange={(event) => {
        const range = ranges.find((word) => word === event.target.value)
        void navigate(ordersAddress(query, { range }), { preventScrollReset: true })
      }}
    >
      {ranges.map((range) => (
        <option key={range} value={range}>
          {t(`orders.range.${range}`)}
        </option>
      ))}
    </SelectField>
  )
}
