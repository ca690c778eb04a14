import { expect, it } from 'vitest'
import { readContentText } from '#contract/rules/content-text.ts'
import { readContentParts, writeContentParts } from '#contract/rules/content-sections.ts'
import { contentSections } from '../content-sections.ts'
import { money } from '#contract/rules/money.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { changeShippingZones } from '#modules/shipping/index.ts'
import { systemCtx } from '#server/system-ctx.ts'
import { runningShop } from '#tests/support/shop.ts'
import { ensureFirstPages } from './ensure-first-pages.ts'
import { firstPages } from './first-pages.ts'

// Without demo data, as in production.
const { shop, db, origin } = await runningShop({ DEMO: 'off' })
const titleOf = async (slug: string, language = 'en'): Promise<string> => {
  const { title }: { title: string } = await (await fetch(`${origin}/api/pages/${slug}?lang=${language}`)).json()
  return title
}

it('gives a shop without demo data every page of its footer, in every language', async () => {
  for (const { slug, title, texts } of firstPages) {
    expect(await titleOf(slug)).toBe(title)
    for (const [language, text] of Object.entries(texts)) expect(await titleOf(slug, language)).toBe(text.title)
  }
})

type Read = { sections: { anchor: string; body: string }[] }
const partOf = async (slug: string, language: string, anchor: string) => {
  const { sections }: Read = await (await fetch(`${origin}/api/pages/${slug}?lang=${language}`)).json()
  return sections.find((section) => section.anchor === anchor)?.body ?? ''
}
const unitsOf = {
  en: ['1 working day', '5–\u20609 working days'],
  ru: ['1 рабочий день', '5–\u20609 рабочих дней'],
  kk: ['1 жұмыс күні', '5–\u20609 жұмыс күні'],
}

it('shows in every language the delivery times of the zones, and nowhere else', async () => {
  await changeShippingZones(systemCtx(shop), [
    { zone: 'malaysia_peninsular', rate: money(8), days_from: 1, days_to: 1 },
    { zone: 'central_asia', rate: money(55), days_from: 5, days_to: 9 },
  ])
  for (const [language, days] of Object.entries(unitsOf))
    for (const text of [await partOf('faq', language, 'delivery-time'), await partOf('terms', language, 'delivery')]) {
      for (const words of days) expect(text).toContain(`: ${words}`)
      expect(readContentText(text).find(({ kind }) => kind === 'list')).toMatchObject({ items: { length: 5 } })
      expect(text).not.toMatch(/customs|таможн|кеден|twenty|двадцати|жиырма|two to five/)
    }
})

it('shows the added tax, and no rate where there is none', async () => {
  const [ctx, tax] = [systemCtx(shop), async (language: string) => partOf('faq', language, 'tax')]
  expect(await tax('en')).toContain('Sales and service tax of 6% is added')
  await changeSettings(ctx, { tax_destinations: 'malaysia' })
  expect(await tax('en')).toContain('added to orders within Malaysia')
  await changeSettings(ctx, { tax_rate: 0 })
  for (const language of ['en', 'ru', 'kk'])
    for (const text of [await tax(language), await partOf('terms', language, 'prices')]) expect(text).not.toMatch(/\d\s?%|\{\{/)
})

it('shows who gets free shipping by the settings', async () => {
  await changeSettings(systemCtx(shop), { free_shipping_over: 220 })
  const texts = async () => [await partOf('faq', 'en', 'shipping-cost'), await partOf('terms', 'en', 'membership')]
  for (const text of await texts())
    expect(text).toContain('[Members](/membership) get free shipping when their items cost more than RM\u00a0220')
  await changeSettings(systemCtx(shop), { free_shipping_for: 'everybody' })
  for (const text of await texts()) expect(text).toContain('Shipping is free when your items cost more than RM\u00a0220')
})

it('shows the return period and the storage time of visits from the settings', async () => {
  await changeSettings(systemCtx(shop), { return_days: 21, analytics_months: 6 })
  const days = { en: '21 days', ru: '21 дня', kk: '21 күн' }
  for (const [language, words] of Object.entries(days))
    for (const slug of ['faq', 'terms']) expect(await partOf(slug, language, 'returns')).toContain(words)
  for (const [language, words] of Object.entries({ en: '6 months', ru: '6\u00a0мес', kk: '6 ай', ms: '6 bulan' })) {
    const { sections }: Read = await (await fetch(`${origin}/api/pages/privacy?lang=${language}`)).json()
    expect(
      sections.some(({ body }) => body.replaceAll('\u00a0', ' ').includes(words.replace('\u00a0', ' '))),
      language,
    ).toBe(true)
  }
})

it('never overwrites an operator’s text, at any start', async () => {
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
