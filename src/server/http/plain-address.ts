/** Returns a page's address without trailing slashes; undefined if it has none or the result would name another host. */
export function withoutLastSlash({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (!pathname.endsWith('/') || /^\/[/\\]/.test(pathname)) return undefined
  const path = pathname.replace(/\/+$/, '')
  return path === '' ? undefined : path + search
}
