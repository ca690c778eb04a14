/** Returns true if only this machine can reach the shop, judged by both the public and the listening address. */
export function isOwnMachine(publicUrl: string, host: string): boolean {
  return isLoopback(new URL(publicUrl).hostname) && isLoopback(host)
}

export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name)
}
