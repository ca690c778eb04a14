import { expect, it } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** As the address of a URL, which writes numbers in the usual way. */
function hostOf(written: string): string {
  return new URL(`https://${written}/`).hostname.replace(/^\[|\]$/g, '')
}

it.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.255.255.254',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '0x0a000001',
  '012.0.0.1',
  '167772161',
  '10.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '0xc0.0xa8.1',
  '3232235521',
  '169.254.169.254',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '192.88.99.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::ffff:10.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:8.8.8.8]',
  '[::10.0.0.1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2002:0a00:0001::1]',
  '[3fff::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
])('refuses %s (agents, section 4)', (written) => {
  expect(isPublicAddress(hostOf(written))).toBe(false)
})

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '192.0.3.1', '[2606:4700::1111]', '[2a00:1450:4001::5]'])(
  'allows %s',
  (written) => {
    expect(isPublicAddress(hostOf(written))).toBe(true)
  },
)

it('takes no name, and no address with a zone, for a public address', () => {
  for (const text of ['', 'localhost', 'example.com', '10.0.0.1%eth0', 'fe80::1%eth0', '1.2.3'])
    expect(isPublicAddress(text), text).toBe(false)
})

it('knows every loopback address', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopbackAddress)).toEqual([true, true, true])
  expect(['10.0.0.1', '::2', '127.example.com'].map(isLoopbackAddress)).toEqual([false, false, false])
})
