import { expect, it } from 'vitest'
import { readContentText } from '#contract/rules/content-text.ts'
import { readContentParts, writeContentParts } from '#contract/rules/content-sections.ts'
import { contentSections } from '../content-sections.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { runningShop } from '#tests/support/shop.ts'
import { ensureFirstPages } from './ensure-first-pages.ts'
import { firstPages } from './first-pages.ts'

// As in production, without demo data.
const { shop, db, origin } = await runningShop({ DEMO: 'off' })
const titleOf = async (slug: string, language = 'en'): Promise<string> => {
  const { title }: { title: string } = await (await fetch(`${origin}/api/pages/${slug}?lang=${language}`)).json()
  return title
}

it('gives a shop without demo data every page that its footer leads to, in every language', async () => {
  for (const { slug, title, texts } of firstPages) {
    expect(await titleOf(slug)).toBe(title)
    for (const [language, text] of Object.entries(texts)) expect(await titleOf(slug, language)).toBe(text.title)
  }
})

it('never writes over what an operator wrote, at whatever start', async () => {
  await db.updateTable('content_pages').set({ title: 'House rules', sections: '[]' }).where('slug', '=', 'terms').execute()
  await db.deleteFrom('content_translations').where('slug', '=', 'terms').where('language', '=', 'kk').execute()
  await Promise.all([ensureFirstPages(systemCtx(shop)), ensureFirstPages(systemCtx(shop))])
  expect(await titleOf('terms')).toBe('House rules')
  expect(await titleOf('terms', 'kk')).toBe('House rules')
})

it('has thirteen parts of terms and a Malay notice, with the same anchors and facts in every language', () => {
  const terms = firstPages.find(({ slug }) => slug === 'terms')
  expect(terms?.sections).toHaveLength(13)
  expect(firstPages.find(({ slug }) => slug === 'privacy')?.texts).toHaveProperty('ms')
  const factsIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([fact]) => fact).sort()
  for (const { slug, sections, texts, updatedOn } of firstPages) {
    expect(updatedOn).toBe('2025-06-18')
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['ru', 'kk']))
    for (const text of Object.values(texts)) {
      expect(() => contentSections.parse(text.sections)).not.toThrow()
      expect(readContentParts(writeContentParts(text.sections)), slug).toEqual(text.sections)
      expect(
        text.sections.map(({ anchor }) => anchor),
        slug,
      ).toEqual(sections.map(({ anchor }) => anchor))
      for (const [index, { heading, body }] of text.sections.entries()) {
        const english = sections[index]
        expect(factsIn(heading + body), `${slug} ${heading}`).toEqual(factsIn(`${english?.heading}${english?.body}`))
        expect(
          readContentText(body).map(({ kind }) => kind),
          `${slug} ${heading}`,
        ).toEqual(readContentText(english?.body ?? '').map(({ kind }) => kind))
      }
    }
  }
})
