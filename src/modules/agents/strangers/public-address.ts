import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not on the internet (IANA special-purpose registry). */
const special4: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Inside 2000::/3, the only IPv6 range of the internet: protocol assignments with Teredo, documentation, 6to4. */
const special6: readonly [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked4 = listOf(special4, 'ipv4')
const blocked6 = listOf(special6, 'ipv6')
const internet6 = listOf([['2000::', 3]], 'ipv6')

/** Whether a resolved address, in the spelling of the resolver, belongs to a machine on the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !blocked4.check(address, 'ipv4')
  return isIP(address) === 6 && internet6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

function listOf(ranges: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}
