import { useState } from 'react'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { type CheckoutValues, weekdays } from './checkout-values.ts'

export function WorkingDaysPart({ edit }: { edit: Edit<CheckoutValues> }) {
  const t = useMessages('admin-checkout')
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const { working_days: days, holidays } = edit.values
  const errors = [edit.errors['working_days'], edit.errors['holidays']].filter(Boolean)

  function addHoliday() {
    if (typed === '' || holidays.includes(typed)) return
    edit.set('holidays', [...holidays, typed].sort())
    setTyped('')
  }

  return (
    <EditSection title={t('section.days')} hint={t('hint.days')}>
      <fieldset id="edit-working_days" tabIndex={-1} className="outline-none">
        <legend className="mb-1.5 text-label font-medium">{edit.labels.working_days}</legend>
        <div className="flex flex-wrap gap-x-5">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              dense
              checked={days.includes(day)}
              onChange={({ target }) =>
                edit.set('working_days', target.checked ? [...days, day].sort((a, b) => a - b) : days.filter((other) => other !== day))
              }
            >
              {t(`weekday.${day}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div id="edit-holidays" tabIndex={-1} className="grid gap-3 outline-none">
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={edit.labels.holidays}
            type="date"
            size="dense"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button tone="quiet" size="dense" onClick={addHoliday}>
            {t('addHoliday')}
          </Button>
        </div>
        {holidays.length === 0 ? (
          <p className="text-smoke">{t('noHolidays')}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {holidays.map((holiday) => {
              const name = formatDate(language, holiday, { month: 'short' })
              return (
                <li key={holiday}>
                  <Chip
                    dense
                    label={t('removeHoliday', { date: name })}
                    onRemove={() =>
                      edit.set(
                        'holidays',
                        holidays.filter((other) => other !== holiday),
                      )
                    }
                  >
                    {name}
                  </Chip>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {errors.map((error) => (
        <p key={error} className="text-small font-medium text-pomegranate">
          {error}
        </p>
      ))}
    </EditSection>
  )
}
