import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { withinASecond } from '#tests/support/within-a-second.ts'

const { admin, auth, call, mails, member, origin } = await shopWithAccounts()
const token = await admin('boss@example.com')

const switchOn = (languages: readonly string[]) => call('PATCH', '/api/admin/settings', { token, body: { languages } })
const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers, redirect: 'manual' })
const textOf = async (path: string) => (await get(path)).text()
const missing = async (acceptLanguage: string) =>
  (await (await get('/api/products/no-such-thing', { 'accept-language': acceptLanguage })).json())['error']

it('speaks the languages of the specification by default, and Malay only once it is on', async () => {
  const facts = async () => (await call('GET', '/api/shop')).body['languages']
  expect(await facts()).toEqual(['en', 'ru', 'kk'])
  expect(await textOf('/sitemap.xml')).not.toContain('/ms')
  const off = await get('/ms/shop?page=2')
  expect([off.status, off.headers.get('location')]).toEqual([302, '/shop?page=2'])
  const english = await missing('en')
  expect(await missing('ms')).toBe(english)
  expect(await missing('ms, ru;q=0.5')).toBe(await missing('ru'))

  expect((await switchOn(['ms', 'en', 'ru', 'kk'])).body['languages']).toEqual(['en', 'ru', 'kk', 'ms'])
  await withinASecond(origin, async () => (await get('/ms/shop')).status !== 302)
  expect(await facts()).toEqual(['en', 'ru', 'kk', 'ms'])
  expect(await textOf('/sitemap.xml')).toContain('hreflang="ms"')
  expect(await missing('ms')).not.toBe(english)
  expect(await (await get('/manifest.webmanifest?lang=ms')).json()).toMatchObject({
    lang: 'ms',
    description: expect.stringContaining('Corak'),
  })
})

it('writes to readers of a language that is off in English', async () => {
  await switchOn(['en', 'ru', 'kk', 'ms'])
  const reader = await member('reader@example.com')
  await call('PATCH', '/api/profile', { token: reader, body: { language: 'ms' } })
  const askReset = () => auth('/request-password-reset', { email: 'reader@example.com' })
  await askReset()
  const inMalay = await mails.withLink('reader@example.com', 'password_reset')
  expect(inMalay.text).toContain('/ms/')
  await switchOn(['en', 'kk'])
  await withinASecond(origin, async () => (await get('/ms')).status === 302)
  await askReset()
  const inEnglish = await mails.withLink('reader@example.com', 'password_reset', 2)
  expect(inEnglish.text).not.toContain('/ms/')
  expect(inEnglish.subject).not.toBe(inMalay.subject)
})

it('never switches English off, and orders languages as the switch does', async () => {
  expect(await switchOn(['ru', 'kk'])).toMatchObject({ status: 422 })
  expect(await switchOn([])).toMatchObject({ status: 422 })
  expect(await switchOn(['en', 'en'])).toMatchObject({ status: 422 })
  expect((await switchOn(['kk', 'en'])).body['languages']).toEqual(['en', 'kk'])
})
