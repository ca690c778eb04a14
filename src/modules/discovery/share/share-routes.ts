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

/** Increased when the drawing changes, so that every image is drawn again. */
const drawingVersion = 1
/** Share images give way to what people wait for: a messenger asks again. */
const mostWaiting = 20
const digestBytes = 32
/** The next served width above the photograph's width on the card. */
const photographWidth = 640

const addressShape = /^\/share\/([a-z]{2})(\/[a-z]{1,20}(?:\/[a-z0-9-]{1,100})?)\.jpg$/

/** Images of pages for whoever shares them. What an image shows is read anew each time; drawn again is only what changed since. */
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
        // The address of a page's image names its version; without one it is asked for again.
        'cache-control': c.req.query('v') === undefined ? 'no-cache' : 'public, max-age=31536000, immutable',
        // Shown by other sites' previews.
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

/** A file begins with the digest of its content: one with another digest is ignored and overwritten. */
async function findDrawn({ files }: Ctx, file: string, digest: Buffer): Promise<Uint8Array | undefined> {
  const cached = await files.find(file)
  return cached && cached.byteLength > digestBytes && digest.equals(cached.subarray(0, digestBytes))
    ? cached.subarray(digestBytes)
    : undefined
}

type Wanted = { file: string; card: ShareCard; digest: Buffer }

/** However many ask for it, it is drawn once; undefined when too many wait already. */
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

/** A full disk must not prevent the answer. */
async function keep({ files, log }: Ctx, file: string, bytes: Uint8Array): Promise<void> {
  await files.put(file, bytes, 'application/octet-stream').catch((error: unknown) => {
    log.warn({ err: error }, 'a share image could not be stored')
  })
}
