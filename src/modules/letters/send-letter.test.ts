import { afterAll, beforeEach, expect, it } from 'vitest'
import type { Letters } from '#contract/letter-blocks.ts'
import { settableClock } from '#kit/clock/clock.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { newId } from '#kit/ids.ts'
import { isReaderHere } from '#modules/newsletter/index.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { lettersFigures, linkFigures, sendLetter } from './index.ts'
import { followLink } from './letter-links.ts'
import { letterSealOf, linkKeyOf } from './letter-tokens.ts'

const smtp = await smtpServer()
const { db } = await testDatabase()
const clock = settableClock()
const ctx = { ...catalogCtx({ db, files: await temporaryFiles() }), clock }
const seal = letterSealOf('s'.repeat(40))
const mailer = createMailer({ smtpUrl: smtp.url, mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: true })
afterAll(() => mailer.close())
const parts = { mailer, publicUrl: 'https://tulpar.example', seal }
const letters: Letters = {
  en: { subject: 'A horn for {{name}}', preheader: '', blocks: [{ type: 'button', text: 'To the shop', href: '/shop' }] },
}
const visitor = new Headers({ 'user-agent': 'Mozilla/5.0 (iPhone)' })
let people = 0

beforeEach(async () => {
  smtp.received.length = 0
  smtp.answerWith(() => undefined)
  clock.set('2026-03-21T04:00:00Z')
  await changeSettings(ctx, { letters_per_minute: 100_000 })
})

async function subscriber(status: 'pending' | 'confirmed' | 'unsubscribed' | 'bounced' = 'confirmed'): Promise<string> {
  people += 1
  const [email, now] = [`reader-${people}@example.com`, clock.now()]
  const confirmed_at = status === 'pending' ? null : now
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language: 'en', source: 'form', status, created_at: now, confirmed_at, bounced_at: now })
    .execute()
  return email
}

const campaign = () => ({ campaignId: newId() })
const send = (email: string, origin: Parameters<typeof sendLetter>[2]['origin'], language: 'en' | 'kk' = 'en') =>
  sendLetter(ctx, parts, { origin, email, language, letters })
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const linkIn = (source: string) => /https:\/\/tulpar\.example\/l\/([\w-]+)/.exec(source.replaceAll('=\r\n', ''))?.[1] ?? ''
const linksIn = (source: string) => [
  ...new Set([...source.replaceAll('=\r\n', '').matchAll(/https:\/\/tulpar\.example\/l\/([\w-]+)/g)].map(([, token = '']) => token)),
]
const follow = (token: string, headers = visitor) =>
  followLink({ db, clock, seal }, { token, headers, isCounted: true, isSecure: true, secret: 'secret' })

it('sends a letter once, with the header by which one press unsubscribes', async () => {
  const [email, origin] = [await subscriber(), campaign()]
  expect([await send(email, origin), await send(email, origin)]).toEqual(['sent', 'already'])
  expect(smtp.received.map(({ to }) => to)).toEqual([[email]])
  const source = (smtp.received[0]?.source ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
  expect(source).toMatch(/List-Unsubscribe: <https:\/\/tulpar\.example\/unsubscribe\?token=/)
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(source).toContain('Subject: A horn for friend')
  expect(await lettersFigures(ctx, [origin])).toMatchObject([{ sent: 1, failed: 0, bounced: 0 }])
})

it.each(['pending', 'unsubscribed', 'bounced'] as const)('sends nothing to a reader who is %s', async (status) => {
  expect(await send(await subscriber(status), campaign())).toBe('left')
  expect(smtp.received).toEqual([])
})

it('sends nothing to an address that nobody gave', async () => {
  expect(await send('nobody@example.com', campaign())).toBe('left')
  expect(smtp.received).toEqual([])
})

it('waits for the morning, and for its turn', async () => {
  const email = await subscriber()
  clock.set('2026-03-21T14:30:00Z')
  expect(await send(email, campaign())).toBe('later')
  clock.set('2026-03-22T00:00:00Z')
  await changeSettings(ctx, { letters_per_minute: 1 })
  expect([await send(email, campaign()), await send(email, campaign())]).toEqual(['sent', 'later'])
  clock.advance(60_000)
  expect(await send(email, campaign())).toBe('sent')
})

it('sends one automatic letter a day in shop time, and campaigns regardless', async () => {
  const email = await subscriber()
  const birthday = { automation: 'birthday', about: '2026' }
  expect(await send(email, birthday)).toBe('sent')
  expect(await send(email, birthday)).toBe('already')
  expect(await send(email, { automation: 'price_drop', about: 'a' })).toBe('later')
  expect(await send(email, campaign())).toBe('sent')
  clock.set('2026-03-22T01:00:00Z')
  expect(await send(email, { automation: 'price_drop', about: 'a' })).toBe('sent')
})

it('retries where the server defers, and gives up on unknown mailboxes', async () => {
  const [late, gone, refused] = [await subscriber(), await subscriber(), await subscriber()]
  const origin = campaign()
  smtp.answerWith(() => refusal(451, '4.7.1 try again'))
  expect(await send(late, origin)).toBe('later')
  smtp.answerWith(() => refusal(550, '5.1.1 no such person'))
  expect(await send(gone, origin)).toBe('left')
  smtp.answerWith(() => refusal(554, '5.7.1 looks like spam'))
  expect(await send(refused, origin)).toBe('failed')
  smtp.answerWith(() => undefined)
  expect(await send(late, origin)).toBe('sent')
  expect([await send(gone, origin), await send(gone, campaign())]).toEqual(['left', 'left'])
  expect([await send(refused, origin), await send(refused, campaign())]).toEqual(['already', 'sent'])
  expect(await lettersFigures(ctx, [origin])).toMatchObject([{ sent: 1, failed: 1, bounced: 1 }])
})

it('redirects to the link’s target, and counts people but no machines', async () => {
  const [email, origin] = [await subscriber(), campaign()]
  await send(email, origin)
  const token = linkIn(smtp.received[0]?.source ?? '')
  clock.advance(60_000)
  const robot = await follow(token, new Headers({ 'user-agent': 'Googlebot/2.1' }))
  expect([robot.headers.get('location'), robot.headers.get('set-cookie')]).toEqual(['/shop', null])
  expect(await lettersFigures(ctx, [origin])).toMatchObject([{ clicked: 0 }])
  await follow(token)
  const answer = await follow(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shop'])
  expect(answer.headers.get('set-cookie')).toContain(`letter=${token}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`)
  const own = answer.headers.getSetCookie().join('; ')
  expect([isReaderHere(own, email, 'secret'), isReaderHere(own, 'other@example.com', 'secret')]).toEqual([true, false])
  expect(await lettersFigures(ctx, [origin])).toMatchObject([{ clicked: 1 }])
})

const shelf = ['/shop', '/about', '/events', '/faq']
const withLinks = (hrefs: string[]): Letters => ({
  en: { subject: 'Horns', preheader: '', blocks: hrefs.map((href) => ({ type: 'button', text: 'Look', href })) },
})

it.each([2, 4])('ignores a program that follows all of %i links at once, and counts the reader afterwards', async (count) => {
  const [email, origin] = [await subscriber(), campaign()]
  const hrefs = shelf.slice(0, count)
  await sendLetter(ctx, parts, { origin, email, language: 'en', letters: withLinks(hrefs) })
  const tokens = linksIn(smtp.received[0]?.source ?? '').slice(0, count)
  const figures = async () => (await lettersFigures(ctx, [origin]))[0]?.clicked
  // Follows a link during the handover, then all links in one burst.
  expect((await follow(tokens[0] ?? '')).headers.get('set-cookie')).toBeNull()
  expect(await figures()).toBe(0)
  clock.advance(60_000)
  for (const token of tokens) {
    expect((await follow(token)).headers.get('location')).toBe(hrefs[tokens.indexOf(token)])
    clock.advance(200)
  }
  expect([await figures(), await linkFigures(ctx, origin)]).toEqual([0, []])
  clock.advance(60_000)
  expect((await follow(tokens[1] ?? '')).headers.get('set-cookie')).toContain('letter=')
  expect([await figures(), await linkFigures(ctx, origin)]).toEqual([1, [{ href: '/about', clicks: 1, people: 1 }]])
})

it('counts a reader who opens one thing after the other', async () => {
  const [email, origin] = [await subscriber(), campaign()]
  await sendLetter(ctx, parts, { origin, email, language: 'en', letters: withLinks(shelf) })
  for (const token of linksIn(smtp.received[0]?.source ?? '').slice(0, shelf.length)) {
    clock.advance(1500)
    await follow(token)
  }
  expect((await linkFigures(ctx, origin)).length).toBe(shelf.length)
})

it.each([
  [
    'https://example.com/войлок?цвет=синий',
    'https://example.com/%D0%B2%D0%BE%D0%B9%D0%BB%D0%BE%D0%BA?%D1%86%D0%B2%D0%B5%D1%82=%D1%81%D0%B8%D0%BD%D0%B8%D0%B9',
  ],
  ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/'],
  ['/shop?q=киіз', '/shop?q=%D0%BA%D0%B8%D1%96%D0%B7'],
  ['/product/a%20b#ұзындық', '/product/a%20b#%D2%B1%D0%B7%D1%8B%D0%BD%D0%B4%D1%8B%D2%9B'],
])('leads to %s, which a header can’t contain as written', async (href, location) => {
  const [email, origin] = [await subscriber(), campaign()]
  await sendLetter(ctx, parts, { origin, email, language: 'en', letters: withLinks([href]) })
  clock.advance(60_000)
  expect((await follow(linkIn(smtp.received[0]?.source ?? ''))).headers.get('location')).toBe(location)
  expect(await linkFigures(ctx, origin)).toMatchObject([{ href, people: 1 }])
})

it('stores no address that grants access in plain text', async () => {
  const [email, origin] = [await subscriber(), campaign()]
  await sendLetter(ctx, parts, { origin, email, language: 'en', letters: withLinks(['/cart?restore=secret-of-a-cart']) })
  const token = linkIn(smtp.received[0]?.source ?? '')
  const kept = await db.selectFrom('letter_links').selectAll().where('href', 'like', '/cart%').execute()
  expect(kept).toMatchObject([{ href: '/cart' }])
  expect(kept[0]?.sealed?.includes('secret')).toBe(false)
  clock.advance(60_000)
  expect((await follow(token)).headers.get('location')).toBe('/cart?restore=secret-of-a-cart')
  expect(await linkFigures(ctx, origin)).toMatchObject([{ href: '/cart', people: 1 }])
  const moved = { ...seal, show: letterSealOf('t'.repeat(40)).show }
  const answer = await followLink(
    { db, clock, seal: moved },
    { token, headers: visitor, isCounted: true, isSecure: true, secret: 'secret' },
  )
  expect(answer.headers.get('location')).toBe('/')
})

it('refuses a token that was changed or forged, or whose address is not in the letter', async () => {
  const [email, origin] = [await subscriber(), campaign()]
  await send(email, origin)
  const token = linkIn(smtp.received[0]?.source ?? '')
  const { sendId = '' } = seal.read(token) ?? {}
  const others = [
    token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
    `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`,
    letterSealOf('t'.repeat(40)).tokenOf({ sendId, key: linkKeyOf('/shop') }),
    seal.tokenOf({ sendId, key: linkKeyOf('https://evil.example') }),
    seal.tokenOf({ sendId: newId(), key: linkKeyOf('/shop') }),
    '',
    'x'.repeat(48),
  ]
  for (const other of others) expect((await follow(other)).headers.get('location')).toBe('/')
  expect(await lettersFigures(ctx, [origin])).toMatchObject([{ clicked: 0 }])
})
