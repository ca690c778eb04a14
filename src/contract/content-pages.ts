import { z } from 'zod'
import { call } from './call.ts'
import { perOther } from './languages.ts'
import { day, expectedUpdatedAt, id, instant, language, limit, page, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { contentPlaceholders } from './rules/content-placeholders.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const slug = z.string().max(100)

const written = {
  title: requiredText(200),
  summary: z.string().overwrite(trimmed).max(1000, 'too_long'),
  /** All sections as one text: `## Heading {#anchor}` begins each. */
  body: z.string().overwrite(trimmed).max(40_000, 'too_long'),
}
const translated = z.strictObject({ title: written.title, summary: written.summary.default(''), body: written.body.default('') })

const pageChange = z
  .strictObject({
    ...written,
    /** Omitted languages stay unchanged; null removes one. */
    translations: z
      .strictObject({
        en: z.strictObject(written).partial(),
        ...perOther(() => translated.nullable()),
      })
      .partial(),
    /** The day that the page shows as its last change. */
    updated_on: day,
    /** True publishes the page with this change; otherwise the change is saved as a draft. */
    publish: z.boolean(),
    expected_updated_at: expectedUpdatedAt,
  })
  .partial()
export type ContentPageChange = z.infer<typeof pageChange>

const texts = {
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  translations: z.partialRecord(language.exclude(['en']), z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  updated_on: z.iso.date(),
}
/** Null for the shop's initial texts, which have no author. The name is null once the account is closed. */
const by = z.object({ id, name: z.string().nullable() }).nullable()

export const pageVersion = z.object({ number: z.int(), published_at: instant, by, ...texts })
export type ContentPageVersion = z.infer<typeof pageVersion>

export const adminContentPage = z.object({
  slug: z.string(),
  /** The texts to edit: the draft, or the published texts if there is no draft. */
  ...texts,
  published: pageVersion,
  draft: z.object({ ...texts, updated_at: instant, by }).nullable(),
  /** Languages of the shop that lack a text or a section that the English page has. */
  missing_translations: z.array(language),
  updated_at: instant,
})
export type AdminContentPage = z.infer<typeof adminContentPage>

const tags = ['Admin: information pages']
const notFound = { page_not_found: { status: 404 } }

export const contentPagesContract = {
  list: call('admin')
    .route({ method: 'GET', path: '/admin/pages', summary: 'List the information pages, drafts beside what is public', tags })
    .input(listInput({}, listSorts.contentPages))
    .output(pageOf('pages', adminContentPage)),
  get: call('admin')
    .route({ method: 'GET', path: '/admin/pages/{slug}', summary: 'Read an information page as it is edited', tags })
    .input(z.object({ slug }))
    .output(
      adminContentPage.extend({
        /** The current values of the placeholders in its texts. */
        placeholders: z.record(z.enum(contentPlaceholders), z.record(language, z.string())),
      }),
    )
    .errors(notFound),
  change: call('admin')
    .route({
      method: 'PUT',
      path: '/admin/pages/{slug}',
      summary: 'Write an information page: a draft, or public at once; what is left out stays',
      inputStructure: 'detailed',
      tags,
    })
    .input(z.object({ params: z.object({ slug }), body: pageChange }))
    .output(adminContentPage)
    .errors({ ...notFound, changed_meanwhile: { status: 409, data: z.object({ current: adminContentPage }) } }),
  versions: call('admin')
    .route({ method: 'GET', path: '/admin/pages/{slug}/versions', summary: 'What the page said at each publication, newest first', tags })
    .input(z.object({ slug, page, limit }))
    .output(pageOf('versions', pageVersion))
    .errors(notFound),
  version: call('admin')
    .route({ method: 'GET', path: '/admin/pages/{slug}/versions/{number}', summary: 'One publication beside the one before it', tags })
    .input(z.object({ slug, number: z.coerce.number().int().min(1).max(1_000_000) }))
    .output(z.object({ version: pageVersion, before: pageVersion.nullable() }))
    .errors({ ...notFound, version_not_found: { status: 404 } }),
}
