/** What the addresses of pages.ts, admin-pages.ts and partner-pages.ts are made of. */
export type Query = Record<string, string | number | undefined>

/** The path with those parameters that have a value. */
export function withQuery(path: string, query?: Query): string {
  if (query === undefined) return path
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`
}

/** A value as one part of a path. */
export const segment = encodeURIComponent
