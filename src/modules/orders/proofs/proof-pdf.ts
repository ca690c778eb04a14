import { ProofRefused } from './proof-errors.ts'

const header = /^%PDF-\d\.\d/
/** What tells where the objects begin is not asked for: a reader rebuilds a damaged table. */
const trailer = /%%EOF[\s\0]*$/
/** ISO 32000-2, 7.5.5: the last line lies within the last 1024 bytes. */
const trailerBytes = 1024

/** Compressed bytes may look like anything; what a reader acts on stands outside of them or, rarely, in object streams. */
const streams = /\bstream\r?\n[\s\S]*?endstream/g
/** What acts when it is opened, or carries another file. A slip has no need of it; staff open these. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|GoToE|ImportData|SubmitForm)\b/
const page = /<!doctype html|<html[\s>]|<script[\s>]|<svg[\s>]/i
/** A ZIP archive is found by its end, which lies within the last 64 kB (PKWARE APPNOTE, 4.3.16). */
const archiveEnd = 'PK\x05\x06'
const archiveTailBytes = 65_557

/** A PDF is kept as it came, so it has to be one, and nothing else besides, from its first byte to its last. Throws ProofRefused. */
export function checkPdf(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const isWhole = header.test(text) && trailer.test(text.slice(-trailerBytes))
  const isTwoThings = page.test(text) || text.slice(-archiveTailBytes).includes(archiveEnd)
  if (!isWhole || isTwoThings || active.test(withPlainNames(text.replace(streams, '')))) throw new ProofRefused()
}

/** `/J#61vaScript` is JavaScript too (ISO 32000-2, 7.3.5). */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
