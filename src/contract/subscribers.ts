import { z } from 'zod'
import { call } from './call.ts'
import { id, instant, language, mostSize, pageOf, requiredLine } from './fields.ts'
import { languages } from './languages.ts'
import { csvFile, fileInput, fromTo, listInput } from './lists.ts'
import { subscriberFile as upload } from './uploads.ts'
import { listSorts } from './rules/list-sorts.ts'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'] as const
export const subscriberSources = ['form', 'preorder', 'account', 'import'] as const

export const mostSubscriberFileMb = 5

/** A current or former subscriber. Letters go only to `confirmed` ones. */
export const subscriber = z.object({
  id,
  email: z.string(),
  language,
  status: z.enum(subscriberStatuses),
  source: z.enum(subscriberSources),
  /** Where an imported address gave consent, as its importer wrote; null for consent given here. */
  consent_from: z.string().nullable(),
  created_at: instant,
  confirmed_at: instant.nullable(),
  unsubscribed_at: instant.nullable(),
  bounced_at: instant.nullable(),
})
export type Subscriber = z.infer<typeof subscriber>

/** Weeks begin on Monday; the last one is not over. */
const growth = z.object({
  confirmed: z.int(),
  weeks: z.array(z.object({ week: z.string(), joined: z.int(), left: z.int() })),
})
export type SubscriberGrowth = z.infer<typeof growth>

export const importReport = z.object({
  /** Id for undoing the import; null after a dry run and if nothing was added. */
  id: id.nullable(),
  /** After a dry run, the number that would be imported. */
  imported: z.int(),
  /** `row` counts from 1, the header. At most 1,000 rows are listed. */
  skipped: z.array(z.object({ row: z.int(), code: z.string(), error: z.string() })),
  /** All skipped rows, listed or not. */
  skipped_count: z.int(),
})
export type SubscriberImport = z.infer<typeof importReport>

/** `left`: how many of its addresses are still subscribed. */
const pastImport = z.object({ id, consent_from: z.string(), imported_at: instant, left: z.int() })
export type PastImport = z.infer<typeof pastImport>

/** `kept`: addresses that had received a letter or changed since. */
const takenBack = z.object({ removed: z.int(), kept: z.array(z.string()), kept_count: z.int() })
export type TakenBackImport = z.infer<typeof takenBack>

const filters = {
  status: z.enum(subscriberStatuses).optional(),
  language: z.enum(languages).optional(),
  source: z.enum(subscriberSources).optional(),
  ...fromTo,
}
const tags = ['Admin: letters']

export const subscribersContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/newsletter/subscribers', summary: 'List the subscribers of the newsletter', tags })
    .input(listInput(filters, listSorts.subscribers))
    .output(pageOf('subscribers', subscriber)),
  file: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/subscribers.csv',
      summary: 'Download a list of subscribers as CSV',
      outputStructure: 'detailed',
      tags,
    })
    .input(fileInput(filters, listSorts.subscribers))
    .output(csvFile),
  growth: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/growth',
      summary: 'Read how many joined the newsletter and left it, week by week for half a year',
      tags,
    })
    .output(growth),
  /** Deletes the address completely. To stop letters only, subscribers use their own unsubscribe link. */
  remove: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/newsletter/subscribers/{id}',
      summary: 'Forget a subscriber',
      successStatus: 204,
      tags,
    })
    .input(z.object({ id }))
    .errors({ subscriber_not_found: { status: 404 } }),
  import: call('admin')
    .route({
      method: upload.method,
      path: upload.path,
      summary:
        'Add addresses that agreed elsewhere, row by row, by a CSV file with the columns email and language; with dry_run only count them',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        query: z.object({ dry_run: z.enum(['true', 'false']).optional() }),
        /** A dry run needs no `consent_from`. */
        body: z.strictObject({ file: z.file('missing_file'), consent_from: requiredLine(200).optional() }),
      }),
    )
    .output(importReport)
    .errors({
      subscriber_file_too_large: { status: 413, data: mostSize },
      subscriber_file_type_refused: { status: 415 },
      subscriber_file_refused: { status: 422 },
      subscriber_file_not_utf8: { status: 422, data: z.object({ row: z.int(), encoding: z.string() }) },
    }),
  imports: call('admin')
    .route({
      method: 'GET',
      path: '/admin/newsletter/subscribers/imports',
      summary: 'List the newest imports that can be taken back',
      tags,
    })
    .output(z.object({ imports: z.array(pastImport) })),
  takeBackImport: call('admin')
    .route({
      method: 'DELETE',
      path: '/admin/newsletter/subscribers/imports/{id}',
      summary: 'Take an import back, but for those who had a letter or changed since',
      tags,
    })
    .input(z.object({ id }))
    .output(takenBack)
    .errors({ import_not_found: { status: 404 } }),
}
