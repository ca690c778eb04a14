/** What can be bought: a variation, or a product without variations, in a size where there are sizes. */
export type UnitName = { id: string; size: string | null }

const plainSize = /^[\w.-]+$/
const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
/** Characters of a size; see `cartItem`. */
const longestSize = 20

/** Writes the name of a unit for feeds, agents and permalinks: the id, then `.` and the size, which other characters turn into `~` + base64url. */
export function unitName({ id, size }: UnitName): string {
  if (size === null) return id
  return `${id}.${plainSize.test(size) ? size : `~${toBase64Url(size)}`}`
}

/** Reads a name that `unitName` wrote; undefined for any other text. */
export function readUnitName(text: string): UnitName | undefined {
  const end = text.indexOf('.')
  const id = end === -1 ? text : text.slice(0, end)
  if (!idShape.test(id)) return undefined
  if (end === -1) return { id, size: null }
  const written = text.slice(end + 1)
  const size = written.startsWith('~') ? fromBase64Url(written.slice(1)) : written
  if (size === undefined || size === '' || size.length > longestSize || unitName({ id, size }) !== text) return undefined
  return { id, size }
}

export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns undefined for text that is not base64url of UTF-8. */
export function fromBase64Url(text: string): string | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
