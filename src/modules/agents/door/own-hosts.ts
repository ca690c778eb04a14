import { isLoopbackAddress } from '../strangers/public-address.ts'

/** Returns the authority that a caller used, in lower case; undefined for a host that is not the shop's. */
export type OwnHost = (host: string | undefined) => string | undefined

/**
 * Accepts the public host, whose port a proxy may leave out, and outside production the names of this machine. A page that makes a browser
 * resolve its own name to the shop's machine names a foreign host.
 */
export function ownHosts(publicUrl: string, isProduction: boolean): OwnHost {
  const own = new URL(publicUrl)
  return (host) => {
    if (host === undefined || !URL.canParse(`http://${host}`)) return undefined
    const { hostname, host: authority } = new URL(`http://${host}`)
    if (hostname === own.hostname && (isProduction || !isLoopback(hostname))) return own.host
    return !isProduction && isLoopback(hostname) ? authority : undefined
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
}
