import { describe, expect, it } from 'vitest'
import { safeReturnUrl } from './return-url.ts'

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
    '/api/profile',
    '/login.data',
    `/${'a'.repeat(3000)}`,
  ])('turns %j into the home page', (wanted) => {
    expect(safeReturnUrl(wanted)).toBe('/')
  })
})
