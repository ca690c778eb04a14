import type { ContentPage, TextLanguage } from '#contract/content.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { contentSections } from './content-sections.ts'
import { findContentPage } from './content-store.ts'
import { ContentPageNotFound } from './content-errors.ts'
import { fillFacts } from './fill-facts.ts'

/** A page in the requested language, or in English where there is no translation. Throws ContentPageNotFound. */
export async function getContentPage(ctx: Ctx, input: { slug: string; lang?: TextLanguage | undefined }): Promise<ContentPage> {
  ctx.uses.add('content')
  const [page, settings] = await Promise.all([findContentPage(ctx.db, input.slug), getSettings(ctx)])
  if (!page) throw new ContentPageNotFound()
  const asked = input.lang ?? ctx.language
  const text = page.texts.find(({ language }) => language === asked)
  const { title, summary, sections } = text ?? page
  const language = text ? asked : 'en'
  const fill = (template: string) => fillFacts(template, settings, language === 'ms' ? 'en' : language)
  return {
    slug: page.slug,
    language,
    languages: ['en', ...page.texts.map((other) => other.language)],
    title: fill(title),
    summary: fill(summary),
    updated_on: page.updated_on,
    sections: contentSections.parse(sections).map(({ anchor, heading, body }) => ({ anchor, heading: fill(heading), body: fill(body) })),
  }
}
