import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { isCountryUnnamed } from '#contract/rules/named-country.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useEdit } from '../kit/edit/use-edit.ts'
import type { EventValues } from './event-values.ts'
import { instantOf, isTimeZone } from './zone-time.ts'

type Sending = {
  saved: EventValues
  send: (changed: Partial<EventValues>, values: EventValues) => Promise<{ refusal?: AnyRefusal }>
}

const ofTexts = new Set(['title', 'summary', 'description', 'venue', 'address'])

export function useEventEdit({ saved, send }: Sending) {
  const t = useMessages('admin-event')

  function check({ translations, starts_at, ends_at, pickup_until, time_zone, ...place }: EventValues) {
    const { en = {}, ru, kk } = translations
    const lacks = (['title', 'venue', 'address'] as const).find((key) => (en[key] ?? '').trim() === '')
    const untitled = [ru, kk].some(
      (texts) => texts && (texts['title'] ?? '').trim() === '' && Object.values(texts).some((text) => text.trim() !== ''),
    )
    if (!isTimeZone(time_zone)) return { time_zone: t('wrong.zone') }
    const [from, to] = [instantOf(starts_at, time_zone), instantOf(ends_at, time_zone)]
    const until = pickup_until === null ? undefined : instantOf(pickup_until, time_zone)
    return {
      ...(lacks ? { translations: t(`wrong.${lacks}`) } : untitled ? { translations: t('wrong.untitled') } : {}),
      ...(isCountryUnnamed(place, saved) ? { country_name: t('wrong.country_name') } : {}),
      ...(from === undefined ? { starts_at: t('wrong.moment') } : {}),
      ...(to === undefined ? { ends_at: t('wrong.moment') } : from !== undefined && to <= from ? { ends_at: t('wrong.end') } : {}),
      ...(until !== undefined && from !== undefined && until < from ? { pickup_until: t('wrong.until') } : {}),
    }
  }

  return useEdit<EventValues>({
    saved,
    labels: {
      translations: t('section.texts'),
      slug: t('field.slug'),
      starts_at: t('field.starts_at'),
      ends_at: t('field.ends_at'),
      time_zone: t('field.time_zone'),
      pickup_until: t('field.pickup_until'),
      country: t('field.country'),
      country_name: t('field.country_name'),
      external_url: t('field.external_url'),
      entry_price: t('field.entry_price'),
      product_ids: t('field.products'),
      map_marker: t('field.map_marker'),
    },
    check,
    savedText: t('saved'),
    async send(changed, values) {
      const { refusal } = await send(changed, values)
      return refusal ? { refusal: besideTexts(refusal) } : {}
    },
  })
}

/** The server names English texts as fields of the event. The page has them under `translations.en`. */
function besideTexts(refusal: AnyRefusal): AnyRefusal {
  if (!refusal.fields) return refusal
  const fields = Object.entries(refusal.fields).map(([path, sentence]) => [ofTexts.has(path) ? `translations.en.${path}` : path, sentence])
  return { ...refusal, fields: Object.fromEntries(fields) as Record<string, string | undefined> }
}
