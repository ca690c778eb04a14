import { createHash } from 'node:crypto'
import { guest } from '#contract/actor.ts'
import { isLanguage } from '#contract/languages.ts'
import { NotFound, TooBusy } from '#kit/http/domain-error.ts'
import { findRendition } from '#modules/media/index.ts'
import type { Ctx } from '#modules/context.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { ModuleServices } from '#modules/module.ts'
import { drawShareImage, type ShareCard } from './draw-share-image.ts'
import { findShareCard } from './share-card.ts'

/** Increase it when the drawing changes, so that every image is redrawn. */
const drawingVersion = 1
/** Visitors' requests come first, since a messenger retries. */
const mostWaiting = 20
const digestBytes = 32
/** The next served width above the photograph's width on the card. */
const photographWidth = 640

const addressShape = /^\/share\/([a-z]{2})(\/[a-z]{1,20}(?:\/[a-z0-9-]{1,100})?)\.jpg$/

/** Serves share images. Their content is read on each request, but an image is redrawn only when its content has changed. */
export function shareRoutes({ systemCtx }: ModuleServices): HttpRoute[] {
  return [
    openFile('/share/*', async ({ c }) => {
      const [, language, path = ''] = addressShape.exec(c.req.path) ?? []
      if (!isLanguage(language)) throw new NotFound()
      const ctx = systemCtx({ actor: guest, language })
      const card = await findShareCard(ctx, path)
      if (!card) throw new NotFound()

      const digest = createHash('sha256')
        .update(JSON.stringify([drawingVersion, card]))
        .digest()
      const etag = `"${digest.toString('base64url').slice(0, 22)}"`
      const headers = {
        etag,
        // The image address in a page names its version. Without a version, clients revalidate.
        'cache-control': c.req.query('v') === undefined ? 'no-cache' : 'public, max-age=31536000, immutable',
        // Previews on other sites show the image.
        'cross-origin-resource-policy': 'cross-origin',
      }
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
      const file = `share/${language}${path}.jpg`
      const image = (await findDrawn(ctx, file, digest)) ?? (await draw(ctx, { file, card, digest }))
      if (!image) return c.body(null, 503, { 'retry-after': '5', 'cache-control': 'no-store' })
      return c.body(new Uint8Array(image), 200, { ...headers, 'content-type': 'image/jpeg', 'content-length': String(image.byteLength) })
    }),
  ]
}

/** A file begins with the digest of its content. A file with another digest is ignored and overwritten. */
async function findDrawn({ files }: Ctx, file: string, digest: Buffer): Promise<Uint8Array | undefined> {
  const cached = await files.find(file)
  return cached && cached.byteLength > digestBytes && digest.equals(cached.subarray(0, digestBytes))
    ? cached.subarray(digestBytes)
    : undefined
}

type Wanted = { file: string; card: ShareCard; digest: Buffer }

/** Concurrent requests share one drawing. Undefined when the queue is full. */
async function draw(ctx: Ctx, { file, card, digest }: Wanted): Promise<Uint8Array | undefined> {
  try {
    const photograph = card.imageKey && (await findRendition(ctx, { key: card.imageKey, width: photographWidth, format: 'jpg' }))
    const make = async () => {
      const image = await drawShareImage(card, photograph || undefined)
      await keep(ctx, file, Buffer.concat([digest, image]))
      return image
    }
    return await ctx.imageQueue.runOnce(`${file} ${digest.toString('hex')}`, make, { mostWaiting })
  } catch (error) {
    if (error instanceof TooBusy) return undefined
    throw error
  }
}

/** A full disk must not prevent the response. */
async function keep({ files, log }: Ctx, file: string, bytes: Uint8Array): Promise<void> {
  await files.put(file, bytes, 'application/octet-stream').catch((error: unknown) => {
    log.warn({ err: error }, 'a share image could not be stored')
  })
}
