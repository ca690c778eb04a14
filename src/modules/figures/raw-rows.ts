import { type RawBuilder, sql } from 'kysely'
import { figureKeySeparator } from '#contract/rules/figure-reports.ts'

/** What is added up together: rows that change at the same times. */
export const figureKinds = ['orders', 'visits', 'carts'] as const
export type FigureKind = (typeof figureKinds)[number]

/** Moments from and before which rows count; of one person alone where somebody is forgotten. */
export type Stretch = { start: Date; end: Date; accountId?: string | undefined }

/** A sum of one day: what its five figures are the report says. */
export type Cell = { day: string; report: string; key: string; n1: number; n2: number; n3: number; n4: number; n5: number }

export const separator = sql.lit(figureKeySeparator)

export const shopDay = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone 'Asia/Kuala_Lumpur')::date`

/** A session lasts thirty minutes in our pages; what is told of it later than this is not its. */
export const sessionReach = sql`interval '6 hours'`
/** Two processes may write the first moments of a session in either order. */
export const sessionSlack = sql`interval '1 minute'`

const [hourMs, minuteMs] = [3_600_000, 60_000]

/** From when and before when events of sessions of a stretch are. */
export function reachOf({ start, end }: Stretch): [Date, Date] {
  return [new Date(start.getTime() - minuteMs), new Date(end.getTime() + 6 * hourMs)]
}

/** The first day of the month in which a moment is, so many days later; of sessions the month in which they are kept. */
export function monthOf(moment: Date, later = 0): string {
  return `${new Date(moment.getTime() + later * 24 * hourMs).toISOString().slice(0, 7)}-01`
}

const engines = 'google|bing|yandex|duckduckgo|yahoo|baidu|ecosia|startpage'
/** Their searches by words and pictures; mail, documents and translations of the same companies are other sites. */
const engineParts = 'www|m|search|images|lens|html|lite|([a-z]+[.]){1,2}search|[a-z]{2}'
/** At search.google.com is the console of sites' owners. */
const searchHost = sql.lit(`^(?!search[.]google[.])((${engineParts})[.])?(${engines})[.][a-z.]+$|^((www|m)[.])?ya[.]ru$`)
/** One site under several names: for phones, and those that its links leave by. */
const siteOf = sql`regexp_replace(s.referrer_host, '^(www|m|mobile|touch|l|lm|e|out|away)[.](?=[^.]+[.])', '')`

/** Where a visit came from: the campaign's own word, a partner's code, a search engine, another site, or nowhere that we know. */
export const sourceOf = sql`replace(coalesce(
  lower(s.utm_source),
  case when s.partner_code is not null then 'partner' end,
  case when s.referrer_host ~ ${searchHost} then 'search' end,
  ${siteOf},
  'direct'), ${separator}, ' ')`

export const mediumOf = sql`replace(lower(coalesce(s.utm_medium, '')), ${separator}, ' ')`
export const campaignOf = sql`replace(lower(coalesce(s.utm_campaign, '')), ${separator}, ' ')`

const beginsWith = (path: string) => sql`(s.landing_path = ${sql.lit(path)} or starts_with(s.landing_path, ${sql.lit(`${path}/`)}))`
export const languageOf = sql`case when ${beginsWith('/ru')} then 'ru' when ${beginsWith('/kk')} then 'kk' else 'en' end`

/** An order that an event names, if it names one as orders are named. */
export const orderIdIn = (data: RawBuilder<unknown>) => orderIdOf(sql`(${data} ->> 'orderId')`)

export const orderIdOf = (said: RawBuilder<unknown>) =>
  sql`case when pg_input_is_valid(coalesce(${said}, ''), 'uuid') then ${said}::uuid end`
