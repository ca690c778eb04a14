import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { runningShop } from '#tests/support/shop.ts'

const { origin } = await runningShop()
const secure = await runningShop({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tulpar.example',
  AUTH_SECRET: 'x'.repeat(40),
  RATE_LIMITS: 'on',
})

const named = await runningShop({ SECURITY_CONTACT: 'https://tulpar.example/holes' })

it('guards every answer against sniffing, framing and leaking, cached ones and files of the build too', async () => {
  const [asset = ''] = readdirSync(join(projectRoot, 'build', 'client', 'assets')).filter((name) => name.endsWith('.js'))
  for (const path of [
    `/assets/${asset}`,
    '/api/categories',
    '/api/categories',
    '/api/visitor',
    '/api/nothing',
    '/health',
    '/images/none/320.webp',
  ]) {
    const { headers } = await fetch(`${origin}${path}`)
    expect(Object.fromEntries(headers), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(headers.get('x-powered-by')).toBeNull()
  }
})

it('asks browsers to stay on https where it is reached so', async () => {
  expect((await fetch(`${origin}/health`)).headers.get('strict-transport-security')).toBeNull()
  for (const path of [
    '/health',
    '/api/categories',
    '/api/categories',
    '/api/visitor',
    '/api/nothing',
    '/robots.txt',
    '/images/none/320.webp',
  ]) {
    const { headers } = await fetch(`${secure.origin}${path}`)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
  }
})

it('says where to report a vulnerability, until when, and where the policy is', async () => {
  const read = async (origin: string) => {
    const response = await fetch(`${origin}/.well-known/security.txt`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
    const lines = (await response.text()).trimEnd().split('\n')
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) as Record<string, string>
  }
  const told = await read(secure.origin)
  expect(told).toEqual({
    Contact: 'https://tulpar.example/contact',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en, ru, kk',
    Canonical: 'https://tulpar.example/.well-known/security.txt',
  })
  const days = (Date.parse(told['Expires'] ?? '') - Date.now()) / (24 * 3_600_000)
  expect([days > 90, days < 365]).toEqual([true, true])
  await changeSettings(secure.shop, { contact_email: 'desk@tulpar.example' })
  expect((await read(secure.origin))['Contact']).toBe('mailto:desk@tulpar.example')
  const moved = await fetch(`${secure.origin}/security.txt`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/.well-known/security.txt'])
  expect((await read(named.origin))['Contact']).toBe('https://tulpar.example/holes')
})

it('keeps answers about a person out of every cache', async () => {
  for (const path of ['/api/visitor', '/api/profile', '/api/orders/01980000-0000-7000-8000-000000000001']) {
    expect((await fetch(`${origin}${path}`)).headers.get('cache-control'), path).toMatch(/no-store/)
  }
})

it('names each request for its log line, and takes a name from the proxy if it is one', async () => {
  const idOf = async (given?: string) => {
    const response = await fetch(`${origin}/api/visitor`, { headers: given === undefined ? {} : { 'x-request-id': given } })
    return response.headers.get('x-request-id')
  }
  const [one, two] = [await idOf(), await idOf()]
  expect(one).toMatch(/^[\w-]{8,64}$/)
  expect(two).not.toBe(one)
  expect(await idOf('from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await idOf('<script>alert(1)</script>')).not.toContain('script')
})

it('has no mailbox, demo accounts or demo goods in production', async () => {
  for (const path of ['/api/dev/mailbox', '/api/dev/demo-accounts']) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200)
    expect((await fetch(`${secure.origin}${path}`)).status, path).toBe(404)
  }
  expect(await (await fetch(`${secure.origin}/api/categories`)).json()).toEqual([])
})
