import { expect, it } from 'vitest'
import { ownHosts } from './own-hosts.ts'

it('knows the public host, with its port or without', () => {
  const own = ownHosts('https://shop.example:8443', true)
  expect(own('shop.example')).toBe('shop.example:8443')
  expect(own('SHOP.example:8443')).toBe('shop.example:8443')
  for (const host of [
    undefined,
    '',
    'evil.example',
    'shop.example.evil.example',
    'localhost:3000',
    '127.0.0.1',
    'a b',
    'shop.example@evil.example',
  ])
    expect(own(host), host).toBeUndefined()
})

it('knows the names of this machine outside production', () => {
  const own = ownHosts('http://localhost:3000', false)
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost']) expect(own(host)).toBe(host)
  expect(own('evil.example:3000')).toBeUndefined()
})
