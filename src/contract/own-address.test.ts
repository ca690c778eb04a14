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
    ' /account',
    '/%',
    '',
    null,
  ])('is never %j', (wanted) => {
    expect(findOwnAddress(wanted, origin)).toBeUndefined()
  })
})
