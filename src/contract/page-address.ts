export type Query = Record<string, string | number | undefined>

/** Adds the parameters that have a value to the path. */
export function withQuery(path: string, query?: Query): string {
  if (query === undefined) return path
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString().replaceAll('%2C', ',')}`
}

export const segment = encodeURIComponent
