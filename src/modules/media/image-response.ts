import { type Rendition, renditionAt, renditionFile } from './image-widths.ts'
import { findRendition, mimeOfFormat, type RenditionCtx } from './image-renditions.ts'
import type { RecentImages } from './recent-images.ts'

export type ImageRequest = { ifNoneMatch?: string | null | undefined; isHead?: boolean }

/** Answers /images/{key}/{width}.{avif,webp,jpg}; undefined (a 404) for an unknown image, width or format. Throws TooBusy. */
export async function imageResponse(
  ctx: RenditionCtx,
  recentImages: RecentImages,
  path: string,
  request: ImageRequest = {},
): Promise<Response | undefined> {
  const rendition = renditionAt(path)
  if (!rendition) return undefined
  const file = renditionFile(rendition)
  const recent = recentImages.get(file)
  if (recent) return answer(rendition, recent, request)
  const bytes = await findRendition(ctx, rendition)
  if (!bytes) return undefined
  recentImages.set(file, bytes)
  return answer(rendition, bytes, request)
}

function answer(rendition: Rendition, bytes: Uint8Array, { ifNoneMatch, isHead }: ImageRequest): Response {
  const etag = `"${rendition.key}-${rendition.width}-${rendition.format}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    // Mails contain images, such as the QR code for paying, and are read on pages of other origins.
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
