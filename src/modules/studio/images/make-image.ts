import { sql } from 'kysely'
import type { ImageFailure } from '#contract/rules/studio-rules.ts'
import { PictureError } from '#kit/compositor/index.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { progressChannel } from '#modules/live-effects.ts'
import { analysisOf, readPicture } from '../sessions/picture-of.ts'
import { guessKind } from '../sessions/guess-kind.ts'
import { failureOfPicture } from '../sessions/refused-picture.ts'
import { findSession, type ImageRow, readOthers, readShots, selectImages, type ShotRow } from '../studio-store.ts'
import type { StudioTools } from '../studio-tools.ts'
import { askForImage } from './ask-for-image.ts'
import { composeImage, OtherUnusable } from './compose-image.ts'
import { finishImage, type OtherGoods, type Turn } from './finish-image.ts'
import { failImage } from './fail-image.ts'
import type { ImageTurn } from './image-job.ts'

/** The shortest time between two progress notifications. */
const notifyEveryMs = 250

/** Can be continued after a kill. A failure of the picture is stored; only temporary errors are thrown to the queue. */
export async function makeImage(ctx: Ctx, tools: StudioTools, asked: ImageTurn): Promise<void> {
  const signal = tools.running.begin(asked.imageId)
  try {
    const turn = await beginTurn(ctx, asked)
    if (!turn) return
    const tell = progressTeller(ctx, turn)
    if (turn.image.engine !== 'compositor') return await askForImage(ctx, tools, turn, { signal, tell })
    await finishImage(ctx, turn, await composeImage(tools, turn, { signal, tell }))
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof OtherUnusable) return await failImage(ctx, asked, 'other_unusable', error.message)
    const failure = failureOf(error)
    if (!failure || tools.running.isClosed) throw error
    if (failure === 'fault') ctx.log.error({ err: error, imageId: asked.imageId }, 'a picture of the studio could not be made')
    await failImage(ctx, asked, failure)
  } finally {
    tools.running.end(asked.imageId)
  }
}

/** Marks the picture as running and reads its input. Undefined if the picture is deleted, finished or part of another attempt. */
async function beginTurn(ctx: Ctx, { imageId, attempt }: ImageTurn): Promise<Turn | undefined> {
  const begun = await inTransaction(ctx, ({ db }) =>
    db
      .updateTable('studio_images')
      .set({ status: 'running', attempts: sql`attempts + 1`, retry_at: null, error: null, error_detail: null })
      .where('id', '=', imageId)
      .where('attempt', '=', attempt)
      .where('status', 'in', ['queued', 'running'])
      .returning('session_id')
      .executeTakeFirst(),
  )
  if (!begun) return undefined
  const image = await selectImages(ctx.db).where('i.id', '=', imageId).executeTakeFirst()
  if (!image) return undefined
  const session = await findSession(ctx, image.session_id)
  const shot = (await readShots(ctx, session.id)).find(({ id }) => id === image.shot_id)
  if (!shot) return undefined
  return {
    attempt,
    image,
    session,
    shot,
    analysis: analysisOf(session),
    original: await readPicture(ctx, session),
    others: await othersFor(ctx, image, shot),
  }
}

/** Only groups contain several products, and only the compositor makes them; a service gets only the product's own picture. */
async function othersFor(ctx: Ctx, { engine, session_id: sessionId }: ImageRow, { type }: ShotRow): Promise<OtherGoods[]> {
  if (engine !== 'compositor' || type !== 'group') return []
  const others = await readOthers(ctx, sessionId)
  return Promise.all(
    others.map(async ({ id, name }) => {
      const { bytes } = await readPicture(ctx, { product_id: id, variation_id: null })
      return { name, bytes, kind: await guessKind(ctx, id, name) }
    }),
  )
}

function failureOf(error: unknown): ImageFailure | undefined {
  if (error instanceof PictureError) return error.code === 'too_busy' ? undefined : failureOfPicture(error)
  // An unavailable database or storage (status 500 and above) is temporary. Otherwise the session or its picture is gone.
  if (error instanceof DomainError) return error.status >= 500 ? undefined : 'picture_broken'
  return 'fault'
}

/** Notifies the open screens of every instance about the progress. Nothing is stored, and failed notifications are ignored. */
function progressTeller({ db }: Ctx, { image }: Turn): (share: number) => void {
  let notifiedAt = 0
  return (share) => {
    const now = performance.now()
    if (now - notifiedAt < notifyEveryMs) return
    notifiedAt = now
    const message = { session: image.session_id, id: image.id, progress: Math.round(share * 100) / 100 }
    void sql`select pg_notify(${progressChannel}, ${JSON.stringify(message)})`.execute(db).catch(() => undefined)
  }
}
