import { z } from 'zod'
import { dayOrInstant, expectedUpdatedAt, id, language, limit, page } from './fields.ts'
import { mostInBulk } from './rules/list-limits.ts'
import { trimmed } from './rules/visible-text.ts'

/** Both included: days of the shop, or instants. */
export const fromTo = { from: dayOrInstant.optional(), to: dayOrInstant.optional() }

type Fields = Record<string, z.ZodType>

/** The filter of a list, shared by its page, its file and its selection. */
export const listFilter = <Filters extends Fields>(filters: Filters) =>
  z.object({ q: z.string().overwrite(trimmed).max(100).optional(), ...filters })

/** The first sort key is the default, newest or largest first. */
const sorting = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  sort: z.enum(sorts).default(sorts[0]),
  order: z.enum(['asc', 'desc']).default('desc'),
})

export const listInput = <Filters extends Fields, const Sort extends string>(filters: Filters, sorts: readonly [Sort, ...Sort[]]) =>
  listFilter(filters).extend({ ...sorting(sorts), page, limit })

/** The query of the same list as a file: all rows, with headings in the requested language. */
export const fileInput = <Filters extends Fields, const Sort extends string>(filters: Filters, sorts: readonly [Sort, ...Sort[]]) =>
  listFilter(filters).extend({ ...sorting(sorts), lang: language.optional() })

/** A file that is sent while it is made. For a call with `outputStructure: 'detailed'`. */
export const csvFile = z.object({
  headers: z.object({ 'content-type': z.string(), 'content-disposition': z.string() }),
  body: z.instanceof(ReadableStream<Uint8Array>),
})
export type CsvFile = z.infer<typeof csvFile>

/** The ids of all rows that match a filter, for selecting all of them; at most `mostCounted`. */
export const listedIds = z.object({ ids: z.array(id) })

export const bulkIds = z.array(id).min(1, 'required').max(mostInBulk, 'too_many')

/** When the sender read each row, by its id. A row that changed since is refused with `changed_meanwhile`. */
export const expectedVersions = z.record(id, expectedUpdatedAt.unwrap()).optional()
export type ExpectedVersions = z.infer<typeof expectedVersions>

/** Each row is handled separately: refused rows do not undo the others. */
export const bulkAnswer = z.object({ changed: z.int(), failed: z.array(z.object({ id, code: z.string() })) })
export type BulkAnswer = z.infer<typeof bulkAnswer>
