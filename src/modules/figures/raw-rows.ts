import { otherLanguages, prefixOf } from '#contract/languages.ts'
import { type RawBuilder, sql } from 'kysely'
import { figureKeySeparator, searchEngines } from '#contract/rules/figure-reports.ts'

/** Rows of one kind change together, so they are added up together. */
export const figureKinds = ['orders', 'visits', 'carts'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Covers rows from `start` until before `end`; with `accountId`, which is set while that account is erased, only its rows. */
export type DateRange = { start: Date; end: Date; accountId?: string | undefined }

/** A sum of one day. The report defines the meaning of its five figures. */
export type Cell = { day: string; report: string; key: string; n1: number; n2: number; n3: number; n4: number; n5: number }

export const separator = sql.lit(figureKeySeparator)

export const shopDay = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Kuala_Lumpur')::date`

/** The pages end a session after thirty minutes. Later events than this are not counted in it. */
const sessionHours = 6
export const sessionWindow = sql`interval ${sql.lit(`${sessionHours} hours`)}`
/** Two processes may write the first moments of a session in either order. */
const toleranceMinutes = 1
export const clockTolerance = sql`interval ${sql.lit(`${toleranceMinutes} minutes`)}`

const [hourMs, minuteMs] = [3_600_000, 60_000]

/** Returns the start and end of the time in which sessions of a range can have events. */
export function eventWindow({ start, end }: DateRange): [Date, Date] {
  return [new Date(start.getTime() - toleranceMinutes * minuteMs), new Date(end.getTime() + sessionHours * hourMs)]
}

/** Returns the first day of the month that contains the moment `later` days after the given one. Sessions are stored by month. */
export function monthOf(moment: Date, later = 0): string {
  return `${new Date(moment.getTime() + later * 24 * hourMs).toISOString().slice(0, 7)}-01`
}

const engines = Object.keys(searchEngines).join('|')
/** Web and image search of these companies. Their mail, documents and translations count as other sites. */
const engineParts = 'www|m|search|images|lens|html|lite|([a-z]+[.]){1,2}search|[a-z]{2}'
/** Excludes search.google.com, the console for site owners. */
const searchHost = sql.lit(`^(?!search[.]google[.])((${engineParts})[.])?(${engines})[.][a-z.]+$|^((www|m)[.])?ya[.]ru$`)
/** Yandex also answers as ya.ru. */
const engineOf = sql`coalesce(substring(s.referrer_host from ${sql.lit(`(?:^|[.])(${engines})[.]`)}), 'yandex')`
/** Drops the prefixes of mobile hosts and of hosts for outgoing links, so that a site counts once. */
const siteOf = sql`regexp_replace(s.referrer_host, '^(www|m|mobile|touch|l|lm|e|out|away)[.](?=[^.]+[.])', '')`

/** The source of a visit: the campaign's utm_source, a partner code, the search engine, another site, or direct. */
export const sourceOf = sql`replace(coalesce(
  lower(s.utm_source),
  case when s.partner_code is not null then 'partner' end,
  case when s.referrer_host ~ ${searchHost} then ${engineOf} end,
  ${siteOf},
  'direct'), ${separator}, ' ')`

export const mediumOf = sql`replace(lower(coalesce(s.utm_medium, '')), ${separator}, ' ')`
export const campaignOf = sql`replace(lower(coalesce(s.utm_campaign, '')), ${separator}, ' ')`

const beginsWith = (path: string) => sql`(s.landing_path = ${sql.lit(path)} or starts_with(s.landing_path, ${sql.lit(`${path}/`)}))`
export const languageOf = sql`case ${sql.join(
  otherLanguages.map((language) => sql`when ${beginsWith(prefixOf(language))} then ${sql.lit(language)}`),
  sql` `,
)} else 'en' end`

/** The order id in an event; null when it is not a valid id. */
export const orderIdIn = (data: RawBuilder<unknown>) => orderIdOf(sql`(${data} ->> 'orderId')`)

export const orderIdOf = (said: RawBuilder<unknown>) =>
  sql`case when pg_input_is_valid(coalesce(${said}, ''), 'uuid') then ${said}::uuid end`
