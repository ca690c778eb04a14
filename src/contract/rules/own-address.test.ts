import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwnAddress } from './own-address.ts'

const origin = 'https://tulpar.example'

describe('an address to return to', () => {
  it('is a path of this shop, or a full address at its origin', () => {
    expect(findOwnAddress('/account/orders?status=pending', origin)).toBe('/account/orders?status=pending')
    expect(findOwnAddress('https://tulpar.example/auth/callback', origin)).toBe('/auth/callback')
    expect(findOwnAddress('/product/%D2%9B%D1%8B%D1%80%D0%B0%D0%BD', origin)).toBe('/product/%D2%9B%D1%8B%D1%80%D0%B0%D0%BD')
  })

  it.each([
    '//evil.example',
    'https://evil.example/',
    'https://tulpar.example.evil.example/',
    'https://someone:secret@tulpar.example/',
    'javascript:alert(1)',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%252F/evil.example',
    '/.//evil.example',
    '/\tevil',
    '///evil.example',
    '////evil.example/%2e%2e',
    'http:evil.example',
    'https:/evil.example',
    'https:evil.example',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '\\/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%25252fevil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    'https://tulpar.example@evil.example/',
    'https://evil.example#https://tulpar.example',
    'https://evil.example\\@tulpar.example/',
    '//tulpar.example@evil.example',
    '/account\u0000',
    'account',
    ' /account',
    '/%',
    '',
    null,
  ])('is never %j', (wanted) => {
    expect(findOwnAddress(wanted, origin)).toBeUndefined()
  })
})

describe('any request', () => {
  /** Parts of attacks, in any order and number. */
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
    '&',
    '%',
    '%2f',
    '%2F',
    '%5c',
    '%09',
    '%00',
    '%25',
    '%252f',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    'evil.example',
    'tulpar.example',
    'https:',
    'http:',
    'javascript:',
    'data:',
    'account',
    '\u2028',
    '\u3002',
    '\uff0f',
    '\u00ad',
    'қ',
  )
  const wanted = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
    fc.webUrl(),
  )

  it('leads to this shop, as browsers and servers read it, and gives the same result a second time', () => {
    fc.assert(
      fc.property(wanted, (address) => {
        const own = findOwnAddress(address, origin)
        if (own === undefined) return
        // Includes a deep page, since a relative address must not be accepted as a path.
        for (const page of [origin, `${origin}/ru/account/orders?x=1`]) {
          const reached = new URL(own, page)
          expect(reached.origin).toBe(origin)
          expect(reached.username + reached.password).toBe('')
          expect(reached.pathname + reached.search).toBe(own)
        }
        expect(own).toMatch(/^\/(?![/\\])/)
        expect(own).not.toMatch(/[\s\\]/)
        expect(findOwnAddress(own, origin)).toBe(own)
      }),
      { numRuns: 5000 },
    )
  })
})
