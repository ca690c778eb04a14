import { useState } from 'react'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { knownRanges, rangeOf } from '#contract/rules/known-ranges.ts'

export type Days = { from: string | undefined; to: string | undefined }
export type DayRangeProps = Days & { label: string; size: 'dense' | 'medium'; onChange: (range: Days) => void }

export function DayRange({ label, from, to, size, onChange }: DayRangeProps) {
  const t = useMessages('admin-list')
  const language = useLanguage()
  const [today] = useState(() => dayOf(new Date()))
  const isWrong = from !== undefined && to !== undefined && from > to
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-3 text-label font-medium">
        {label}
        {from && to && !isWrong && (
          <span className="figures text-small font-normal text-smoke">{formatDateRange(language, from, to, { month: 'short' })}</span>
        )}
      </legend>
      <div className="mb-2 flex flex-wrap gap-1.5">
        {knownRanges.map((name) => {
          const range = rangeOf(name, today)
          const isChosen = range.from === from && range.to === to
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? { from: undefined, to: undefined } : range)}
              className={classNames(
                'press rounded-edge border-[1.5px] border-edge px-2.5 text-small font-medium hover:border-ink aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis',
                size === 'dense' ? 'min-h-8' : 'min-h-11',
              )}
            >
              {t(`range.${name}`)}
            </button>
          )
        })}
      </div>
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`range.${end === 'from' ? 'fromDay' : 'toDay'}`)}
            type="date"
            size={size}
            value={(end === 'from' ? from : to) ?? ''}
            error={end === 'to' && isWrong ? t('range.wrong') : undefined}
            onChange={(event) => onChange({ from, to, [end]: event.target.value || undefined })}
          />
        ))}
      </div>
    </fieldset>
  )
}
