import { expect, it } from 'vitest'
import { readContentText } from '#contract/content-text.ts'
import { contentSections } from '#modules/content/index.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { demoContent } from './content/demo-content.ts'
import { loadDemoContent } from './load-content.ts'

const { db } = await testDatabase()
const { ctxOf } = publicCalls({ db, router: {} })

it('loads every page and three events once, in three languages, on the weekdays they speak of', async () => {
  await loadDemoContent(ctxOf())
  await loadDemoContent(ctxOf())
  expect(await db.selectFrom('content_pages').select('slug').orderBy('slug').execute()).toEqual(
    ['about', 'contact', 'membership', 'privacy', 'terms'].map((slug) => ({ slug })),
  )
  const events = await db.selectFrom('events').select(['slug', 'starts_at', 'ends_at']).orderBy('starts_at').execute()
  const now = ctxOf().clock.now()
  expect(events.map(({ ends_at }) => ends_at < now)).toEqual([true, false, false])
  expect(events.map(({ starts_at }) => starts_at.getUTCDay())).toEqual([6, 6, 5])
  expect(await db.selectFrom('event_translations').select('language').execute()).toHaveLength(6)
})

it('has thirteen parts of terms and a Malay notice in the demo, with the same anchors and facts in every language', () => {
  const terms = demoContent.find(({ slug }) => slug === 'terms')
  expect(terms?.sections).toHaveLength(13)
  expect(demoContent.find(({ slug }) => slug === 'privacy')?.texts).toHaveProperty('ms')
  const factsIn = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([fact]) => fact).sort()
  for (const { slug, sections, texts, updatedOn } of demoContent) {
    expect(updatedOn).toBe('2025-06-18')
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['ru', 'kk']))
    for (const text of Object.values(texts)) {
      expect(() => contentSections.parse(text.sections)).not.toThrow()
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
