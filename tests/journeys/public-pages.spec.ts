import type { Page } from '@playwright/test'
import { type Language, officeLanguages } from '#contract/languages.ts'
import { expect, test } from './support/journey.ts'
import { addressIn, event, product, publicPages } from './support/public-pages.ts'
import { translatorIn } from './support/translator.ts'

const hidden = `/cart /checkout /offline /shop?q=tee /account /admin /partner
  /login /forgot-password /reset-password /auth/callback /check-email
  /newsletter/confirm /unsubscribe /stock-notices/confirm /stock-notices/withdraw`.split(/\s+/)

test('every file of a page has the headers of the page', async ({ request }) => {
  const page = await request.get('/')
  const names = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy']
  const files = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
  expect(files.size).toBeGreaterThan(3)
  for (const path of files) {
    const headers = (await request.get(path)).headers()
    for (const name of names) expect(headers[name], `${path} ${name}`).toBe(page.headers()[name])
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
})

for (const language of officeLanguages) {
  test(`every page is titled, described and linked to its other languages: ${language}`, async ({ page, baseURL }) => {
    const titles = new Set<string>()
    await page.goto('/offline')
    for (const path of publicPages) {
      const head = await headOf(page, addressIn(language, path))
      expect(head.language, path).toBe(language)
      expect(head.title.length, path).toBeGreaterThan(8)
      titles.add(head.title)
      expect(head.description.length, path).toBeGreaterThan(20)
      expect(head.description.length, path).toBeLessThanOrEqual(170)
      const urlIn = (code: Language) => `${baseURL}${addressIn(code, path)}`
      expect(head.canonical, path).toBe(language === 'en' && path === '/' ? `${baseURL}/` : urlIn(language))
      expect(Object.keys(head.alternates).sort(), path).toEqual(['en', 'kk', 'ru', 'x-default'])
      expect(new URL(head.alternates['kk'] ?? '').pathname, path).toBe(addressIn('kk', path))
      expect(head.robots, path).toBe('')
      expect(head.image, path).toMatch(new RegExp(`^${baseURL}/share/${language}/[a-z0-9/-]+\\.jpg\\?v=\\w+$`))
      expect(head.card, path).toBe('summary_large_image')
      expect(head.headings, path).toBe(1)
      expect(head.skips, path).toBe(1)
    }
    expect(titles.size).toBe(publicPages.length)
  })
}

test('a visitor without a membership can join from the top of the page about membership', async ({ page }) => {
  const t = translatorIn('en')
  await page.goto('/membership')
  const join = page.getByRole('link', { name: t('info:membership.join') })
  await expect(join).toBeInViewport()
  await join.click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth:register.title') })).toBeVisible()
})

test('pages of one visitor, or found by typing, are kept out of search engines', async ({ page }) => {
  await page.goto('/offline')
  for (const path of hidden) expect((await headOf(page, path)).robots, path).toContain('noindex')
})

test('the Malay privacy notice has one address and its own language', async ({ page, baseURL }) => {
  await page.goto('/ru/privacy/ms')
  const head = await headOf(page, '/ru/privacy/ms')
  expect(head.canonical).toBe(`${baseURL}/privacy/ms`)
  expect(head.alternates).toEqual({})
  await expect(page.locator('article[lang="ms"]')).toHaveCount(1)
})

test('the terms have thirteen parts, each with an anchor in the table of contents', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByText('Last updated 18 June 2025')).toBeVisible()
  const anchors = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => `#${id}`))
  expect(anchors).toHaveLength(13)
  const links = await page
    .getByRole('navigation', { name: translatorIn('en')('info:contents'), includeHidden: true })
    .first()
    .locator('a')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href')))
  expect(links).toEqual(anchors)
})

test('search engines get structured data with all required fields', async ({ page, baseURL }) => {
  const home = await factsOf(page, '/')
  expect(home).toMatchObject({
    Organization: { name: 'Tulpar', url: baseURL, logo: expect.stringMatching(/^http/) },
    WebSite: { url: baseURL, potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' } },
  })

  const shown = await factsOf(page, `/kk${product}`)
  const described = shown.ProductGroup ?? shown.Product
  expect(described).toMatchObject({
    name: expect.any(String),
    image: [expect.stringMatching(/^http.*\.jpg$/), ...anyMore(described, 'image')],
  })
  expect(shown).toMatchObject({
    BreadcrumbList: { itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1, item: `${baseURL}/kk/shop` })]) },
    OfferShippingDetails: { shippingDestination: { addressCountry: 'KZ' } },
    MerchantReturnPolicy: { '@id': '#returns', merchantReturnDays: 14, merchantReturnLink: expect.stringMatching(/\/kk\/terms$/) },
  })
  const offers = ([described?.['hasVariant'] ?? described].flat() as Facts[]).map((variant) => variant['offers'])
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of offers)
    expect(offer).toMatchObject({
      '@type': 'Offer',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'MYR',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/),
      url: expect.stringMatching(/\/kk\/product\//),
      shippingDetails: [{ '@id': shown.OfferShippingDetails?.['@id'] }],
      hasMerchantReturnPolicy: { '@id': '#returns' },
    })

  expect(await factsOf(page, event)).toMatchObject({
    Event: {
      name: expect.any(String),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/),
      location: { '@type': 'Place', name: expect.any(String), address: { '@type': 'PostalAddress', addressCountry: 'KZ' } },
    },
    BreadcrumbList: { itemListElement: expect.any(Array) },
  })

  const contact = await factsOf(page, '/ru/contact')
  expect(contact).toMatchObject({
    Store: {
      name: 'Tulpar',
      address: { streetAddress: expect.any(String), addressLocality: 'Kuala Lumpur', addressCountry: 'MY' },
      openingHoursSpecification: [
        { opens: '09:00', closes: '18:00', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
        { opens: '10:00', closes: '14:00', dayOfWeek: 'Saturday' },
      ],
    },
  })
  const questions = [contact.FAQPage?.['mainEntity']].flat()
  expect(questions.length).toBeGreaterThan(4)
  for (const question of questions)
    expect(question).toMatchObject({
      '@type': 'Question',
      name: expect.stringMatching(/[а-я]/),
      acceptedAnswer: { '@type': 'Answer', text: expect.not.stringMatching(/\*\*|\]\(|\{\{/) },
    })
  // Structured data must also be visible on the page (Google's general guidelines).
  await expect(page.locator('#questions details')).toHaveCount(questions.length)
})

/** Reads the head from the server's HTML, before any script runs. */
async function headOf(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const sent = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    const attribute = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name) ?? ''
    const alternates = [...sent.querySelectorAll('link[rel="alternate"][hreflang]')]
    return {
      language: sent.documentElement.lang,
      title: sent.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(alternates.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''])),
      robots: attribute('meta[name="robots"]', 'content'),
      image: attribute('meta[property="og:image"]', 'content'),
      card: attribute('meta[name="twitter:card"]', 'content'),
      headings: sent.querySelectorAll('h1').length,
      skips: sent.querySelectorAll('a[href="#content"]').length,
    }
  }, path)
}

type Facts = Record<string, unknown>

/** Returns the page's structured data by type. */
async function factsOf(page: Page, path: string): Promise<Record<string, Facts | undefined>> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const all = texts.flatMap((text): Facts[] => [JSON.parse(text)].flat())
  for (const facts of all) expect(facts['@context']).toBe('https://schema.org')
  return Object.fromEntries(all.map((facts) => [String(facts['@type']), facts]))
}

function anyMore(facts: Facts | undefined, field: string): unknown[] {
  const value = facts?.[field]
  return Array.isArray(value) ? value.slice(1) : []
}
