import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'

export type DaysChoiceProps = {
  label: string
  days: number | undefined
  /** The number of days when the box is first ticked. */
  usual: number
  /** How many recipients this choice leaves. Undefined until it is counted. */
  count: string | undefined
  onChange: (days: number | undefined) => void
}

const mostDays = 3650

export function DaysChoice({ label, days, usual, count, onChange }: DaysChoiceProps) {
  const t = useMessages('admin-campaigns')
  return (
    <div>
      <Checkbox checked={days !== undefined} count={count} onChange={({ target }) => onChange(target.checked ? usual : undefined)}>
        {label}
      </Checkbox>
      {days !== undefined && (
        <div className="max-w-40 pl-8">
          <NumberField
            label={t('audience.days')}
            value={days}
            least={1}
            most={mostDays}
            decimals={0}
            onChange={(next) => next !== null && onChange(next)}
          />
        </div>
      )}
    </div>
  )
}
