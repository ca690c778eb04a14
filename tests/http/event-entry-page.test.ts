import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { shopProcess } from '#tests/support/shop-process.ts'

const { db, url } = await testDatabase()
const shop = shopProcess({ DATABASE_URL: url, METRICS_PORT: '0' })
const hourMs = 3_600_000

async function eventFor(entry_price: number | null): Promise<string> {
  const [id, now] = [newId(), Date.now()]
  const times = { starts_at: new Date(now), ends_at: new Date(now + hourMs), published_at: new Date(now) }
  const place = { venue: 'Hall', address: 'Street 1, 50050 Kuala Lumpur' }
  await db
    .insertInto('events')
    .values({ id, slug: id, title: 'Fair', status: 'published', ...times, ...place, entry_price })
    .execute()
  return id
}

type Facts = { '@type': string; offers?: unknown }

/** Returns the facts on the event's page and what it says to search engines. */
async function pageOf(slug: string, prefix = '') {
  const html = (await (await fetch(`${shop.origin}${prefix}/events/${slug}`)).text()).replaceAll(/<!--.*?-->/g, '')
  const all = [...html.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text ?? '') as Facts)
  const shown = /<dl.*?<\/dl>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ')
  return { shown, facts: all.find((facts) => facts['@type'] === 'Event') }
}

it.each([
  [25.5, { '': 'Entry: RM\u00A025.50', '/ru': 'Вход: RM\u00A025.50', '/kk': 'Кіру: RM\u00A025.50' }],
  [0, { '': 'Free entry', '/ru': 'Вход бесплатный', '/kk': 'Кіру тегін' }],
])('shows an entry of %s in each language, and offers it to search engines', async (entry_price, texts) => {
  const slug = await eventFor(entry_price)
  for (const [prefix, text] of Object.entries(texts)) {
    const { shown, facts } = await pageOf(slug, prefix)
    expect(shown).toContain(text)
    expect(facts?.offers).toMatchObject({ '@type': 'Offer', price: entry_price.toFixed(2), priceCurrency: 'MYR' })
  }
})

it('shows and offers no entry where staff have entered none', async () => {
  const { shown, facts } = await pageOf(await eventFor(null))
  expect(shown).not.toContain('ntry')
  expect(facts).toBeDefined()
  expect(facts).not.toHaveProperty('offers')
})
