import type { ContentPage } from '#contract/content.ts'
import type { Language } from '#contract/languages.ts'
import { fillPlaceholders } from '#contract/rules/content-placeholders.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { contentSections } from './content-sections.ts'
import { findContentPage } from './content-store.ts'
import { readFacts } from './fill-facts.ts'

/** Returns the public page in the requested language. Title and parts without a translation are in English. Throws page_not_found. */
export async function getContentPage(ctx: Ctx, input: { slug: string; lang?: Language | undefined }): Promise<ContentPage> {
  ctx.uses.add('content')
  const [page, factsIn] = await Promise.all([findContentPage(ctx.db, input.slug), readFacts(ctx)])
  if (!page) refuse('page_not_found')
  const asked = input.lang ?? ctx.language
  const text = page.texts.find(({ language }) => language === asked)
  const sections = contentSections.parse(text?.sections ?? page.sections)
  const language = text ? asked : 'en'
  const facts = factsIn(language)
  const fill = (template: string) => fillPlaceholders(template, facts)
  return {
    slug: page.slug,
    language,
    languages: ['en', ...page.texts.map((other) => other.language)],
    title: fill(text?.title ?? page.title),
    summary: fill(text?.summary || page.summary),
    updated_on: page.updated_on,
    sections: (sections.length > 0 ? sections : contentSections.parse(page.sections)).map(({ anchor, heading, body }) => ({
      anchor,
      heading: fill(heading),
      body: fill(body),
    })),
  }
}
