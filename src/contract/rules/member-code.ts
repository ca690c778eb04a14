const shape = /^M[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/

/** A member's code, however it was typed, scanned or said; undefined for anything else. */
export function memberCodeIn(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return shape.test(code) ? code : undefined
}

/** In groups that can be read aloud. */
export function spelledCode(code: string): string {
  return [code.slice(0, 1), code.slice(1, 5), code.slice(5)].join('-')
}
