import { fileTypeFromBuffer } from 'file-type'

/** As many as the longest signature needs. */
const firstBytes = 4100

/** A file's type by its bytes, whatever its name and sender say. Plain text has no signature: it is what contains no control characters. */
export async function tellKind(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, firstBytes).arrayBuffer())
  const known = await fileTypeFromBuffer(bytes)
  if (known) return known.mime
  return bytes.length > 0 && !bytes.some(isControl) ? 'text/csv' : undefined
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d
}
