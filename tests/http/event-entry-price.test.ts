import { expect, it } from 'vitest'
import { stall } from '#tests/support/stall.ts'

const { call, done, event, origin, token } = await stall()

type Facts = { '@type': string; offers?: unknown }

/** Returns the event's page in a language and what it says to search engines. */
async function pageOf(slug: string, language: '' | '/ru' | '/kk' = '') {
  const html = await (await fetch(`${origin}${language}/events/${slug}`)).text()
  const all = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Facts,
  )
  return { html, facts: all.find((facts) => facts['@type'] === 'Event') }
}

it.each([
  [25.5, { en: 'Entry: RM 25.50', ru: 'Вход: RM 25.50', kk: 'Кіру: RM 25.50' }],
  [0, { en: 'Free entry', ru: 'Вход бесплатный', kk: 'Кіру тегін' }],
])('shows an entry of %s in each language, and offers it to search engines', async (entry_price, texts) => {
  const { slug, id } = await event({ entry_price })
  expect((await call('GET', `/api/events/${id}`)).body).toMatchObject({ entry_price })
  for (const [language, text] of Object.entries(texts)) {
    const { html, facts } = await pageOf(slug, language === 'en' ? '' : (`/${language}` as '/ru' | '/kk'))
    expect(html.replaceAll(/<!--.*?-->/g, '')).toContain(text.replace('RM ', 'RM\u00A0'))
    expect(facts?.offers).toMatchObject({ '@type': 'Offer', price: entry_price.toFixed(2), priceCurrency: 'MYR' })
  }
})

it('shows and offers no entry where staff have entered none', async () => {
  const { slug, entry_price } = await event()
  expect(entry_price).toBeNull()
  const { html, facts } = await pageOf(slug)
  expect(html).not.toMatch(/Free entry|Entry:/)
  expect(facts).toBeDefined()
  expect(facts).not.toHaveProperty('offers')
})

it('records a change of the entry price', async () => {
  const { id } = await event({ entry_price: 10 })
  await done('PATCH', `/api/admin/events/${id}`, { entry_price: 0 })
  const { body } = await call('GET', `/api/admin/audit-log?entity=event&entity_id=${id}`, { token })
  expect(JSON.stringify(body)).toContain('"entry_price"')
})

it.each([-1, 1.005, 1e-9, 1_000_000.01, '12'])('refuses an entry price of %s beside its field', async (entry_price) => {
  const { id } = await event()
  const { status, body } = await call('PATCH', `/api/admin/events/${id}`, { token, body: { entry_price } })
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'invalid_input', fields: { entry_price: expect.any(String) } })
})
