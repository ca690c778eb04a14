const shape = /^M[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/

/** Reads a member's code in any spelling: typed, scanned or dictated. Undefined for any other text. */
export function memberCodeIn(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return shape.test(code) ? code : undefined
}

/** Splits the code into groups that can be read aloud. */
export function spelledCode(code: string): string {
  return [code.slice(0, 1), code.slice(1, 5), code.slice(5)].join('-')
}
