import { perOther } from './languages.ts'
import { z } from 'zod'
import { call, callRepeatable } from './call.ts'
import { expectedUpdatedAt, id, instant, language, mostSize, pageOf, requiredText } from './fields.ts'
import { listInput } from './lists.ts'
import { storyImage } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

const texts = {
  title: requiredText(200),
  summary: z.string().overwrite(trimmed).max(1000, 'too_long'),
  body: z.string().overwrite(trimmed).max(20_000, 'too_long'),
}
const translated = z.strictObject({ title: requiredText(200), summary: texts.summary.default(''), body: texts.body.default('') })

const storyFields = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_slug')
    .max(100),
  /** The motif of the story, shown if it has no image. */
  motif: z.string().overwrite(trimmed).max(60, 'too_long'),
  ...texts,
  /** Omitted languages stay unchanged; null removes one. */
  translations: z.strictObject({ en: z.strictObject(texts).partial(), ...perOther(() => translated.nullable()) }).partial(),
  position: z.int().min(0).max(1_000_000),
  is_active: z.boolean(),
  product_ids: z.array(id).max(500),
})
const newStory = storyFields.partial().required({ title: true })
const storyChange = storyFields.partial()
export type NewStory = z.infer<typeof newStory>
export type StoryChange = z.infer<typeof storyChange>

export const adminStory = z.object({
  id,
  slug: z.string(),
  motif: z.string(),
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  translations: z.partialRecord(language, z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  position: z.int(),
  is_active: z.boolean(),
  image_url: z.string().nullable(),
  image_key: z.string().nullable(),
  product_ids: z.array(id),
  created_at: instant,
  updated_at: instant,
})
export type AdminStory = z.infer<typeof adminStory>

const tags = ['Admin: stories']
const notFound = { story_not_found: { status: 404 } }

export const storiesContract = {
  list: call('staff')
    .route({ method: 'GET', path: '/admin/stories', summary: 'List the stories, hidden ones too', tags })
    .input(listInput({}, listSorts.stories))
    .output(pageOf('stories', adminStory)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/stories/{id}', summary: 'Read a story as it is edited', tags })
    .input(z.object({ id }))
    .output(adminStory)
    .errors(notFound),
  create: callRepeatable('admin')
    .route({ method: 'POST', path: '/admin/stories', summary: 'Write a story', successStatus: 201, tags })
    .input(newStory)
    .output(adminStory)
    .errors({ slug_taken: { status: 409 } }),
  change: call('admin')
    .route({ method: 'PATCH', path: '/admin/stories/{id}', summary: 'Change a story', inputStructure: 'detailed', tags })
    .input(z.object({ params: z.object({ id }), body: storyChange.extend({ expected_updated_at: expectedUpdatedAt }) }))
    .output(adminStory)
    .errors({ ...notFound, slug_taken: { status: 409 }, changed_meanwhile: { status: 409, data: z.object({ current: adminStory }) } }),
  remove: call('admin')
    .route({ method: 'DELETE', path: '/admin/stories/{id}', summary: 'Delete a story', successStatus: 204, tags })
    .input(z.object({ id }))
    .output(z.void())
    .errors(notFound),
  setImage: call('admin')
    .route({ method: storyImage.method, path: storyImage.path, summary: 'Give a story its image', inputStructure: 'detailed', tags })
    .input(
      z.object({
        params: z.object({ id }),
        body: z.strictObject({ file: z.file('missing_file'), expected_updated_at: expectedUpdatedAt }),
      }),
    )
    .output(adminStory)
    .errors({
      ...notFound,
      changed_meanwhile: { status: 409, data: z.object({ current: adminStory }) },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
      picture_two_in_one: { status: 422 },
    }),
}
