import type { AdminEvent, EventChange, NewEvent } from '#contract/admin-events.ts'
import { type Language, perOther } from '#contract/languages.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import { namedCountry } from '#contract/rules/named-country.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import type { Texts } from '../kit/fields/missing-texts.ts'
import { instantOf, type WallTime, wallTimeOf } from './zone-time.ts'

/** An event as its page edits it. Times are local times of the place. */
export type EventValues = {
  translations: Partial<Record<Language, Texts>>
  slug: string
  starts_at: WallTime
  ends_at: WallTime
  time_zone: string
  pickup_until: WallTime | null
  country: string
  country_name: string
  external_url: string | null
  entry_price: number | null
  product_ids: string[]
  map_marker: { x: number; y: number } | null
}

const noTexts = { title: '', summary: '', description: '', venue: '', address: '' }

export const emptyEvent: EventValues = {
  translations: { en: noTexts },
  slug: '',
  starts_at: '',
  ends_at: '',
  time_zone: shopTimeZone,
  pickup_until: null,
  country: 'MY',
  country_name: '',
  external_url: null,
  entry_price: null,
  product_ids: [],
  map_marker: null,
}

export function valuesOf(event: AdminEvent): EventValues {
  const { title, summary, description, venue, address, time_zone, pickup_until, translations } = event
  const { ru, kk } = translations
  return {
    translations: { en: { title, summary, description, venue, address }, ...(ru && { ru }), ...(kk && { kk }) },
    slug: event.slug,
    starts_at: wallTimeOf(event.starts_at, time_zone),
    ends_at: wallTimeOf(event.ends_at, time_zone),
    time_zone,
    pickup_until: pickup_until && wallTimeOf(pickup_until, time_zone),
    country: event.country,
    country_name: event.country_name ?? '',
    external_url: event.external_url,
    entry_price: event.entry_price,
    product_ids: event.product_ids,
    map_marker: event.map?.marker ?? null,
  }
}

/** Returns the request body of the changes. Another time zone changes every instant, since the local times stay the same. */
export function changeOf(changed: Partial<EventValues>, values: EventValues): EventChange {
  const isElsewhere = 'country' in changed || 'country_name' in changed
  const isMoved = ['starts_at', 'ends_at', 'pickup_until', 'time_zone'].some((key) => key in changed)
  const { translations, slug, external_url, entry_price, product_ids, map_marker } = changed
  return {
    ...(translations && textsOf(values)),
    ...(isMoved && timesOf(values)),
    ...(slug !== undefined && slug !== '' && { slug }),
    ...(isElsewhere && namedCountry(values)),
    ...(external_url !== undefined && { external_url }),
    ...(entry_price !== undefined && { entry_price: moneyOrNull(entry_price) }),
    ...(product_ids && { product_ids }),
    ...(map_marker !== undefined && { map_marker }),
  }
}

export function newEventOf(values: EventValues): NewEvent {
  const { slug, external_url, entry_price, product_ids } = values
  return {
    ...textsOf(values),
    ...timesOf(values),
    ...(slug === '' ? {} : { slug }),
    ...namedCountry(values),
    external_url,
    entry_price: moneyOrNull(entry_price),
    product_ids,
  }
}

function timesOf({ starts_at, ends_at, pickup_until, time_zone }: EventValues) {
  return {
    starts_at: instantOf(starts_at, time_zone) ?? '',
    ends_at: instantOf(ends_at, time_zone) ?? '',
    pickup_until: pickup_until === null ? null : (instantOf(pickup_until, time_zone) ?? null),
    time_zone,
  }
}

function textsOf({ translations }: EventValues) {
  return { ...written(translations.en), translations: perOther((language) => translated(translations[language])) }
}

const written = (texts: Texts = {}) => ({
  title: texts['title'] ?? '',
  summary: texts['summary'] ?? '',
  description: texts['description'] ?? '',
  venue: texts['venue'] ?? '',
  address: texts['address'] ?? '',
})

/** A language without any text is removed. A missing venue or address falls back to the English one. */
function translated(texts: Texts | undefined) {
  const { venue, address, ...rest } = written(texts)
  if ([venue, address, ...Object.values(rest)].every((text) => text.trim() === '')) return null
  return { ...rest, ...(venue.trim() === '' ? {} : { venue }), ...(address.trim() === '' ? {} : { address }) }
}
