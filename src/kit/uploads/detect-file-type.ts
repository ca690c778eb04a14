import { fileTypeFromBuffer } from 'file-type'

/** The length of the longest signature. */
const firstBytes = 4100

/** By the bytes, not the name or the sender. Plain text has no signature: it must contain no control characters. */
export async function detectFileType(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer())
  const known = await fileTypeFromBuffer(bytes)
  if (known) return known.mime
  return bytes.length > 0 && !bytes.some(isControl) ? 'text/csv' : undefined
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d
}
