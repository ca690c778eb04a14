/** Where a page's address with slashes at its end leads; undefined where it has none, or would name another host without them. */
export function withoutLastSlash({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (!pathname.endsWith('/') || /^\/[/\\]/.test(pathname)) return undefined
  const path = pathname.replace(/\/+$/, '')
  return path === '' ? undefined : path + search
}
