import { useNavigate } from 'react-router'
import { comparisons } from '#contract/rules/figure-reports.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { DayRange } from '../kit/fields/day-range.tsx'
import { type AskedSpan, writtenSpan } from './asked-span.ts'

export function SpanBar({ asked, from, to }: { asked: AskedSpan; from: string; to: string }) {
  const t = useMessages('admin-analytics')
  const navigate = useNavigate()
  const go = (change: Record<string, string | undefined>) =>
    void navigate(adminPages.analytics({ ...writtenSpan(asked), ...change }), { preventScrollReset: true })
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <DayRange label={t('span')} from={asked.from ?? from} to={asked.to ?? to} size="dense" onChange={(days) => go(days)} />
      <SelectField
        size="dense"
        label={t('compare.label')}
        value={asked.compare}
        onChange={({ target }) => go({ compare: target.value === 'previous' ? undefined : target.value })}
      >
        {comparisons.map((one) => (
          <option key={one} value={one}>
            {t(`compare.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
