import { describe, expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { withAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'
import { runningShop } from '#tests/support/shop.ts'

const lines: string[] = []
const log = createLog({ level: 'trace', isPretty: false, destination: { write: (line) => lines.push(line) } })
const opened = await runningShop({ TRUST_PROXY: '1' }, log)
await opened.shop.startJobs()
const running = withAccounts(opened)
const { call, db, admin, given, origin, mails } = running
const boss = await admin('boss@example.com')
const { partner, place, setStatus } = partnersOf(running, boss, await given.paymentMethod())
const cafe = await partner('cafe@example.com')
const { tracking_code: code } = await place(cafe, 'Counter')
const tokens = (await mails.mailsTo('cafe@example.com')).flatMap(({ text }) => /setup-account\/([\w-]+)/.exec(text)?.[1] ?? [])

let visitor = 1
async function scan(path: string, { agent = 'Mozilla/5.0 (iPhone)', from = `203.0.113.${(visitor += 1)}` } = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', headers: { 'user-agent': agent, 'x-forwarded-for': from } })
  return { status: answer.status, location: answer.headers.get('location'), cookie: answer.headers.get('set-cookie') }
}
const scansOf = async (tracking: string) => {
  const rows = await db.selectFrom('partner_scans').select('scans').where('code', '=', tracking).execute()
  return rows.reduce((sum, { scans }) => sum + scans, 0)
}

describe('a short link', () => {
  it('sets the referral for thirty days and continues to the page', async () => {
    expect(await scan(`/r/${code.toLowerCase()}?to=/shop/mug%3Fcolor%3Dlapis`)).toEqual({
      status: 302,
      location: '/shop/mug?color=lapis',
      cookie: `partner_code=${code}; Path=/; Max-Age=2592000; SameSite=Lax`,
    })
    expect(await scan(`/r/${cafe.code}`)).toMatchObject({ status: 302, location: '/' })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f/evil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\tevil.example',
    ' //evil.example',
    'evil.example',
    '',
  ])('leads home instead of to %j', async (to) => {
    for (const written of [to, encodeURIComponent(to)]) {
      const { status, location } = await scan(`/r/${code}?to=${encodeURIComponent(written)}`)
      expect([status, location]).toEqual([302, '/'])
    }
  })

  it('leads home from codes that are unknown, without a referral', async () => {
    for (const wrong of ['AAAAAAAA', 'x', '%00', 'O0O0O0O0', 'a'.repeat(300)])
      expect(await scan(`/r/${wrong}?to=/shop`)).toMatchObject({ status: expect.any(Number) as number, cookie: null })
    expect(await scan('/r/AAAAAAAA?to=/shop')).toEqual({ status: 302, location: '/', cookie: null })
  })

  it('counts a person once a minute, and no robots', async () => {
    const { tracking_code: fresh } = await place(cafe, 'Door')
    for (let times = 0; times < 3; times += 1) await scan(`/r/${fresh}`, { from: '198.51.100.7' })
    await scan(`/r/${fresh}`, { from: '198.51.100.8' })
    for (const agent of ['Googlebot/2.1', 'WhatsApp/2.23', 'facebookexternalhit/1.1', 'curl/8.5.0', 'Mozilla/5.0 HeadlessChrome/130'])
      await scan(`/r/${fresh}`, { agent })
    await expect.poll(() => scansOf(fresh)).toBe(2)
    const { body } = await call('GET', '/api/partner/statistics', { token: cafe.token })
    expect(body['by_location']).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Door', scans: 2 })]))
  })

  it('still redirects for a suspended partner, and is not remembered', async () => {
    const other = await partner('other@example.com')
    await setStatus(other.id, 'suspended')
    expect(await scan(`/r/${other.code}?to=/shop`)).toEqual({ status: 302, location: '/shop', cookie: null })
  })

  it('holds a rush of a thousand, and writes each once', async () => {
    const { tracking_code: busy } = await place(cafe, 'Gate')
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => scan(`/r/${busy}`, { from: `10.0.${Math.floor(index / 250)}.${index % 250}` })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    await expect.poll(() => scansOf(busy)).toBe(1_000)
  })
})

it('writes no scanner’s address and no link’s token into the log', () => {
  expect(lines.length).toBeGreaterThan(50)
  const written = lines.join('')
  for (const secret of ['203.0.113.', '198.51.100.', '10.0.1.', ...tokens]) expect(written.includes(secret), secret).toBe(false)
})

it('leads from the former address to the partners of the back office', async () => {
  for (const prefix of ['', '/ru'])
    expect(await scan(`${prefix}/admin/partner-orders`)).toMatchObject({ status: 302, location: `${prefix}/admin/partners` })
})
