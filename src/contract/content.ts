import { z } from 'zod'
import { call } from './call.ts'
import { language } from './fields.ts'

const section = z.object({ anchor: z.string(), heading: z.string(), body: z.string() })
export type ContentSection = z.infer<typeof section>

export const contentPage = z.object({
  slug: z.string(),
  /** Language of the returned text: English if the text does not exist in the requested one. */
  language,
  languages: z.array(language),
  title: z.string(),
  summary: z.string(),
  updated_on: z.iso.date(),
  sections: z.array(section),
})
export type ContentPage = z.infer<typeof contentPage>

export const contentContract = {
  getPage: call('everyone')
    .route({ method: 'GET', path: '/pages/{slug}', summary: 'Read an information page', tags: ['Content'] })
    .input(z.object({ slug: z.string().max(100), lang: language.optional() }))
    .output(contentPage)
    .errors({ page_not_found: { status: 404 } }),
}
