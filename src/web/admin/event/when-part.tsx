import { useId } from 'react'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import { zoneName } from '#contract/messages/event-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditText } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { EventValues } from './event-values.ts'
import { instantOf, isTimeZone } from './zone-time.ts'

/** Time zones the studio has been in. Any other IANA zone can be typed. */
const usualZones = [
  'Asia/Kuala_Lumpur',
  'Asia/Almaty',
  'Asia/Singapore',
  'Asia/Jakarta',
  'Asia/Bangkok',
  'Asia/Tashkent',
  'Asia/Bishkek',
  'Asia/Tokyo',
]

/** Times are local times of the place. */
export function WhenPart({ edit }: { edit: Edit<EventValues> }) {
  const t = useMessages('admin-event')
  const language = useLanguage()
  const zones = useId()
  const { time_zone: zone } = edit.values
  const isKnown = isTimeZone(zone)
  const hint = (name: 'starts_at' | 'ends_at' | 'pickup_until') => {
    const instant = isKnown ? instantOf(edit.values[name] ?? '', zone) : undefined
    const isElsewhere = instant !== undefined && formatDateTime(language, instant) !== formatDateTime(language, instant, { timeZone: zone })
    return isElsewhere ? t('inShopTime', { time: formatDateTime(language, instant, { timeZone: shopTimeZone }) }) : undefined
  }

  return (
    <EditSection title={t('section.when')} hint={isKnown ? t('hint.zone', { zone: zoneName(zone, language) }) : undefined}>
      <div className="grid gap-4 sm:grid-cols-2">
        <EditText edit={edit} name="starts_at" type="datetime-local" hint={hint('starts_at')} />
        <EditText edit={edit} name="ends_at" type="datetime-local" hint={hint('ends_at')} />
        <EditText
          edit={edit}
          name="time_zone"
          list={zones}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          hint={t('hint.time_zone')}
        />
        <EditText edit={edit} name="pickup_until" type="datetime-local" isOptional hint={hint('pickup_until') ?? t('hint.pickup_until')} />
      </div>
      <datalist id={zones}>
        {usualZones.map((name) => (
          <option key={name} value={name}>
            {zoneName(name, language)}
          </option>
        ))}
      </datalist>
    </EditSection>
  )
}
