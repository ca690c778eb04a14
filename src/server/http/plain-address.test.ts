import { expect, it } from 'vitest'
import { withoutLastSlash } from './plain-address.ts'

const leadsTo = (address: string) => withoutLastSlash(new URL(`http://shop.example${address}`))

it.each([
  ['/shop/', '/shop'],
  ['/shop//', '/shop'],
  ['/ru/', '/ru'],
  ['/kk/shop/tshirt/?q=a%2Fb&page=2', '/kk/shop/tshirt?q=a%2Fb&page=2'],
  ['/%2Fevil.example/', '/%2Fevil.example'],
])('leads from %s to %s', (address, plain) => {
  expect(leadsTo(address)).toBe(plain)
})

it.each(['/', '/shop', '/shop?path=/', '//evil.example/', '///evil.example/', '/\\evil.example/', '/.//evil.example/', '//'])(
  'leads nowhere from %s',
  (address) => {
    expect(leadsTo(address)).toBeUndefined()
  },
)
