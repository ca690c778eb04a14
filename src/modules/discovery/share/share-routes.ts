import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { guest } from '#contract/actor.ts'
import { isLanguage } from '#contract/languages.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { drawInTurn, findRendition } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import type { HttpEnv, ModuleServices } from '#modules/module.ts'
import { drawSharePicture, type ShareCard } from './draw-share-picture.ts'
import { findShareCard } from './share-card.ts'

/** Raised when the drawing changes, so that every picture is made anew. */
const drawingVersion = 1
/** Pictures that wait to be drawn; two at a time, a tenth of a second each, the last of them waits a second. */
const mostWaiting = 20
const digestBytes = 32
/** Of the picture's own width on the card, the next step of the ladder. */
const photographWidth = 640

const addressShape = /^\/share\/([a-z]{2})(\/[a-z]{1,20}(?:\/[a-z0-9-]{1,100})?)\.jpg$/

const drawing = new Map<string, Promise<Uint8Array>>()

/** Pictures of pages for whoever shares them. What a picture shows is read anew each time; drawn again is only what changed since. */
export function shareRoutes({ systemCtx }: Pick<ModuleServices, 'systemCtx'>): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/share/*', async (c) => {
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
      // The address of a page's picture names its version; without one it is asked for again.
      'cache-control': c.req.query('v') === undefined ? 'no-cache' : 'public, max-age=31536000, immutable',
      // Shown by other sites' previews.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const file = `share/${language}${path}.jpg`
    const picture = (await findDrawn(ctx, file, digest)) ?? (await draw(ctx, { file, card, digest }))
    if (!picture) return c.body(null, 503, { 'retry-after': '5', 'cache-control': 'no-store' })
    return c.body(new Uint8Array(picture), 200, { ...headers, 'content-type': 'image/jpeg', 'content-length': String(picture.byteLength) })
  })
  return app
}

/** A file begins with the digest of what it shows: one that shows something else is none, and is written over. */
async function findDrawn({ files }: Ctx, file: string, digest: Buffer): Promise<Uint8Array | undefined> {
  const kept = await files.find(file)
  return kept && kept.byteLength > digestBytes && digest.equals(kept.subarray(0, digestBytes)) ? kept.subarray(digestBytes) : undefined
}

type Wanted = { file: string; card: ShareCard; digest: Buffer }

/** However many ask for it, it is drawn once; undefined when too many wait already. */
async function draw(ctx: Ctx, wanted: Wanted): Promise<Uint8Array | undefined> {
  const key = `${wanted.file} ${wanted.digest.toString('hex')}`
  const begun = drawing.get(key)
  if (begun) return begun
  if (drawing.size >= mostWaiting) return undefined
  const made = make(ctx, wanted).finally(() => drawing.delete(key))
  drawing.set(key, made)
  return made
}

async function make({ files, db, log }: Ctx, { file, card, digest }: Wanted): Promise<Uint8Array> {
  const photograph = card.pictureKey && (await findRendition(files, db, { key: card.pictureKey, width: photographWidth, format: 'jpg' }))
  const picture = await drawInTurn(() => drawSharePicture(card, photograph || undefined))
  // A full disk must not take the answer away.
  await files.put(file, Buffer.concat([digest, picture]), 'application/octet-stream').catch((error: unknown) => {
    log.warn({ err: error }, 'a share picture could not be kept')
  })
  return picture
}
