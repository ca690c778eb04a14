import { isUtf8 } from 'node:buffer'
import type { BytesInFlight, Share } from './bytes-in-flight.ts'
import { DomainError } from './domain-error.ts'
import { namesOfBrokenText } from './storable-text.ts'
import type { IncomingBody, Pace } from './incoming-body.ts'

export type BodyLimits = { inFlight: BytesInFlight; pace: Pace }

/** Limit for a body without files. */
export const mostSmallBytes = 100_000

/** Only a header announces a body; a GET request rarely has one. */
export function hasBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0
}

export function bodyTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Reads a small body within its limit. Throws 413, TooBusy, TooSlow or malformed. */
export async function receiveSmall(
  headers: Headers,
  body: IncomingBody,
  { pace, share }: { pace: Pace; share: Share },
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = []
  for await (const piece of countedPieces(headers, body, { pace, share, mostBytes: mostSmallBytes })) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  if (!isText(headers, bytes)) throw new DomainError('malformed', 400)
  return bytes
}

/** The bytes must be UTF-8, also inside percent-encoded forms; otherwise broken bytes would become U+FFFD. */
function isText(headers: Headers, body: Buffer): boolean {
  if (!isUtf8(body)) return false
  return bodyTypeOf(headers) !== 'application/x-www-form-urlencoded' || namesOfBrokenText(body.toString('latin1')).length === 0
}

type Counting = { pace: Pace; share: Share; mostBytes: number; tooLarge?: () => DomainError }

/** Yields the pieces of a body within its size limit. Refuses a larger Content-Length before reading. */
export async function* countedPieces(
  headers: Headers,
  body: IncomingBody,
  { pace, share, mostBytes, tooLarge = () => new DomainError('payload_too_large', 413) }: Counting,
): AsyncGenerator<Buffer, void, undefined> {
  if (Number(headers.get('content-length') ?? 0) > mostBytes) throw tooLarge()
  let bytes = 0
  for await (const piece of body.pieces(pace)) {
    bytes += piece.length
    if (bytes > mostBytes) throw tooLarge()
    share.take(piece.length)
    yield piece
  }
}

/** Throws unsupported_media_type (415). */
export function requireType(headers: Headers, ...types: readonly string[]): void {
  if (!types.includes(bodyTypeOf(headers))) throw new DomainError('unsupported_media_type', 415)
}

/** Returns the request with its body read, and the media type in the spelling that parsers expect. */
export function withBody({ url, method, headers: given, signal }: Request, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers(given)
  // With this header oRPC takes a body for a file.
  headers.delete('content-disposition')
  const [, ...parameters] = (headers.get('content-type') ?? '').split(';')
  if (headers.has('content-type')) headers.set('content-type', [bodyTypeOf(headers), ...parameters].join(';'))
  return new Request(url, { method, headers, body, signal })
}

export function withoutBody({ url, method, headers: given, signal }: Request): Request {
  const headers = new Headers(given)
  headers.delete('content-disposition')
  headers.delete('content-type')
  return new Request(url, { method, headers, signal })
}
