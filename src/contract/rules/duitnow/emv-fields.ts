/** One data object of an EMVCo payload: two digits of id, two of length, then the value. */
export type EmvField = { id: string; value: string }

const headLength = 4

/** Returns undefined if the text is not a sequence of data objects. Lengths count characters. */
export function readFields(text: string): EmvField[] | undefined {
  const characters = Array.from(text)
  const fields: EmvField[] = []
  for (let at = 0; at < characters.length;) {
    const head = characters.slice(at, at + headLength).join('')
    if (!/^\d{4}$/.test(head)) return undefined
    const length = Number(head.slice(2))
    const value = characters.slice(at + headLength, at + headLength + length)
    if (length === 0 || value.length !== length) return undefined
    fields.push({ id: head.slice(0, 2), value: value.join('') })
    at += headLength + length
  }
  return fields
}

/** Throws RangeError for a value that is empty or longer than 99 characters. */
export function writeFields(fields: readonly EmvField[]): string {
  return fields
    .map(({ id, value }) => {
      const length = Array.from(value).length
      if (length === 0 || length > 99) throw new RangeError(`Field ${id} has ${length} characters`)
      return `${id}${String(length).padStart(2, '0')}${value}`
    })
    .join('')
}

/** CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) over the UTF-8 bytes, as four upper-case hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
