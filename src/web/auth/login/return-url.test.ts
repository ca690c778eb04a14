import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guest } from '#contract/actor.ts'
import { type Role } from '#contract/rules/roles.ts'
import { isOfBackOffice, landingOf, safeReturnUrl } from './return-url.ts'

describe('safeReturnUrl', () => {
  it.each([
    ['/admin/orders?status=pending&page=2', '/admin/orders?status=pending&page=2'],
    ['/order/0190?x=a%20b%2F%2Fc', '/order/0190?x=a%20b%2F%2Fc'],
    ['/shop/tshirt', '/shop/tshirt'],
    ['/kk/checkout?step=2', '/checkout?step=2'],
    ['/ru', '/'],
    ['/shop?q=https://example.com', '/shop?q=https://example.com'],
  ])('keeps %s', (wanted, kept) => {
    expect(safeReturnUrl(wanted)).toBe(kept)
  })

  it.each([
    undefined,
    null,
    '',
    'shop',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%252F%252Fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/ru//evil.example',
    '/ru/%2Fevil.example',
    '/%E0%A4%A',
    '%2F%2Fevil.example',
    '/login',
    '/login?returnUrl=/login',
    '/ru/login',
    '/logout',
    '/forgot-password',
    '/kk/reset-password?token=x',
    '/check-email',
    '/api/profile',
    '/login.data',
    `/${'a'.repeat(3000)}`,
  ])('turns %j into the home page', (wanted) => {
    expect(safeReturnUrl(wanted)).toBe('/')
  })
})

describe('landingOf', () => {
  const actorOf = (role: Role) =>
    ({ kind: 'account', accountId: 'a', email: 'a@example.com', fullName: 'A', role, isSuperAdmin: false, isMember: false }) as const

  it('leads a partner without another target to their own area', () => {
    expect(landingOf(actorOf('partner'), '/')).toBe('/partner/dashboard')
    expect(landingOf(actorOf('partner'), '/checkout')).toBe('/checkout')
  })

  it('leads staff to the back office and others to their target', () => {
    expect(landingOf(actorOf('staff'), '/shop')).toBe('/admin/orders')
    expect(landingOf(actorOf('admin'), '/admin/settings')).toBe('/admin/settings')
    for (const actor of [guest, actorOf('customer'), actorOf('member')]) expect(landingOf(actor, '/')).toBe('/')
  })
})

describe('isOfBackOffice', () => {
  it('recognises back office addresses, also with a query', () => {
    for (const address of ['/admin', '/admin?range=year', '/admin/orders?status=pending'])
      expect([address, isOfBackOffice(address)]).toEqual([address, true])
    for (const address of ['/', '/administrate', '/admin-shop-redirect', '/shop?q=/admin', undefined])
      expect([address, isOfBackOffice(address)]).toEqual([address, false])
  })
})

describe('any request', () => {
  /** Pieces of attacks, in any order and number. */
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    ':',
    '@',
    '.',
    '..',
    '?',
    '#',
    '%2f',
    '%5c',
    '%09',
    '%25',
    '%252f',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '\u2028',
    '\uff0f',
    '\u3002',
    'evil.example',
    'https:',
    'javascript:',
    'data:',
    'ru',
    'kk',
    'account',
    'login',
    'api',
  )
  const wanted = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  )

  it('leads to a page of this shop, with or without a prefix, and gives the same result a second time', () => {
    fc.assert(
      fc.property(wanted, fc.constantFrom('', '/ru', '/kk'), (address, prefix) => {
        const own = safeReturnUrl(address)
        const reached = new URL(prefix + own, 'https://tulpar.example/ru/login?x=1')
        expect(reached.origin).toBe('https://tulpar.example')
        expect(reached.username + reached.password).toBe('')
        expect(own).toMatch(/^\/(?![/\\])/)
        expect(safeReturnUrl(own)).toBe(own)
      }),
      { numRuns: 5000 },
    )
  })
})
