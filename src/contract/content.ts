import { z } from 'zod'
import { call } from './call.ts'
import { languages } from './languages.ts'

/** The shop's own languages, and Malay for texts that the law requires in it. */
export const textLanguages = [...languages, 'ms'] as const
export type TextLanguage = (typeof textLanguages)[number]

const section = z.object({ anchor: z.string(), heading: z.string(), body: z.string() })
export type ContentSection = z.infer<typeof section>

export const contentPage = z.object({
  slug: z.string(),
  /** Language of the returned text: English if the text does not exist in the requested one. */
  language: z.enum(textLanguages),
  languages: z.array(z.enum(textLanguages)),
  title: z.string(),
  summary: z.string(),
  updated_on: z.iso.date(),
  sections: z.array(section),
})
export type ContentPage = z.infer<typeof contentPage>

export const contentContract = {
  getPage: call('everyone')
    .route({ method: 'GET', path: '/pages/{slug}', summary: 'Read an information page', tags: ['Content'] })
    .input(z.object({ slug: z.string().max(100), lang: z.enum(textLanguages).optional() }))
    .output(contentPage)
    .errors({ page_not_found: { status: 404 } }),
}
