import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const asked: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress: string } } = {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }
  return asked as IncomingMessage
}

it('believes as many proxies as are trusted', () => {
  const request = from('10.0.0.9', '203.0.113.5, 198.51.100.7')
  expect(clientAddress(request, 0)).toBe('10.0.0.9')
  expect(clientAddress(request, 1)).toBe('198.51.100.7')
  expect(clientAddress(request, 2)).toBe('203.0.113.5')
  expect(clientAddress(request, 3)).toBe('10.0.0.9')
})

it.each([
  ['2001:db8:12:ab::1', '2001:db8:12:ab::'],
  ['2001:DB8:0012:00ab:ffff:1:2:3', '2001:db8:12:ab::'],
  ['2001:db8::7', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['64:ff9b::192.0.2.33', '64:ff9b::'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
])('counts %s as %s', (address, network) => {
  expect(clientAddress(from(address), 0)).toBe(network)
})
