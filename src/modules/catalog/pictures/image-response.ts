import type { Ctx } from '#modules/context.ts'
import { type Rendition, renditionAt, renditionFile } from './picture-ladder.ts'
import { findRendition, mimeOfFormat } from './picture-renditions.ts'

export type ImageRequest = { ifNoneMatch?: string | null | undefined; isHead?: boolean }

/** Answers /images/{key}/{width}.{avif,webp,jpg}; undefined where there is no such picture, width or format: that is a 404. */
export async function imageResponse(
  ctx: Pick<Ctx, 'db' | 'files'>,
  path: string,
  request: ImageRequest = {},
): Promise<Response | undefined> {
  const rendition = renditionAt(path)
  if (!rendition) return undefined
  const bytes = recent.get(renditionFile(rendition)) ?? (await findRendition(ctx.files, ctx.db, rendition))
  if (!bytes) return undefined
  recent.keep(renditionFile(rendition), bytes)
  return answer(rendition, bytes, request)
}

function answer(rendition: Rendition, bytes: Uint8Array, { ifNoneMatch, isHead }: ImageRequest): Response {
  const etag = `"${rendition.key}-${rendition.width}-${rendition.format}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    // Letters carry pictures, the code to pay by among them, and mail is read on pages of other sites.
    'cross-origin-resource-policy': 'cross-origin',
  }
  const isKnown = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(isHead ? null : Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), {
    headers: {
      ...headers,
      'content-type': mimeOfFormat[rendition.format],
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Small pictures that were asked for last: thumbnails and cards, which every page of a list has. */
class RecentPictures {
  readonly #kept = new Map<string, Uint8Array>()
  #bytes = 0

  get(file: string): Uint8Array | undefined {
    const bytes = this.#kept.get(file)
    if (bytes) {
      this.#kept.delete(file)
      this.#kept.set(file, bytes)
    }
    return bytes
  }

  keep(file: string, bytes: Uint8Array): void {
    if (bytes.byteLength > smallBytes || this.#kept.has(file)) return
    this.#kept.set(file, bytes)
    this.#bytes += bytes.byteLength
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= old.byteLength
    }
  }
}

const smallBytes = 96 * 1024
const mostBytes = 12 * 1024 * 1024
const recent = new RecentPictures()
