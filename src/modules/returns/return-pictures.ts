import { isStaff } from '#contract/actor.ts'
import { mostReturnPictures, returnPictureMb } from '#contract/rules/return-rules.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId, newId } from '#kit/ids.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { answerPicture, pictureDrop, redrawImage, storePictures } from '#modules/media/index.ts'
import { readOwnOrder } from '#modules/orders/index.ts'
import { refuse } from '#modules/refuse.ts'
import { lockOwnReturn } from './request-return.ts'

const picturesByAddress: Limit = { name: 'return-pictures-by-address', points: 60, perSeconds: 3600 }
const longestSidePx = 1600

type Asked = { orderId: string; returnId: string }

const fileOf = (pictureId: string) => `return-pictures/${pictureId}.webp`

/** Deletes the files of pictures whose rows are deleted. */
export const returnPictures = pictureDrop('drop-return-pictures', (id) => [fileOf(id)])

/** Runs before an upload is read. Only the buyer adds pictures. Throws NotFound, TooManyRequests. */
export async function admitPicture(
  { ctx, guestTokens, limits, address }: RequestContext,
  { orderId, returnId }: Asked,
): Promise<Admission> {
  await limits.take(picturesByAddress, address)
  if (!isId(orderId) || !isId(returnId)) throw new NotFound()
  await readOwnOrder(ctx, orderId, guestTokens)
  await requireRoom(ctx, returnId)
  return { mostMb: returnPictureMb }
}

/**
 * Stores the picture re-encoded; only staff and the buyer see it. Throws NotFound, return_not_so, too_many_pictures, and the refusals of
 * `redrawImage`.
 */
export async function addPicture(
  { ctx, guestTokens }: Pick<RequestContext, 'ctx' | 'guestTokens'>,
  asked: Asked,
  file: Blob,
): Promise<void> {
  const drawn = await redrawImage(ctx, file, { shape: 'inside', sidePx: longestSidePx, format: 'webp' })
  const id = newId()
  const write = async (inside: Ctx) => {
    const row = await lockOwnReturn(inside, { ...asked, guestTokens })
    if (row.status !== 'requested') refuse('return_not_so')
    await requireRoom(inside, row.id)
    const now = ctx.clock.now()
    await inside.db.insertInto('return_pictures').values({ id, return_id: row.id, created_at: now }).execute()
    await inside.db.updateTable('order_returns').set({ updated_at: now }).where('id', '=', row.id).execute()
  }
  await storePictures(ctx, [{ key: fileOf(id), bytes: drawn, type: 'image/webp' }], () => inTransaction(ctx, write))
}

async function requireRoom({ db }: Pick<Ctx, 'db'>, returnId: string): Promise<void> {
  const { count } = await db
    .selectFrom('return_pictures')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('return_id', '=', returnId)
    .executeTakeFirstOrThrow()
  if (count >= mostReturnPictures) refuse('too_many_pictures')
}

/** Throws NotFound for everybody except staff and the buyer. */
export async function readPicture({ ctx, guestTokens }: RequestContext, pictureId: string): Promise<Response> {
  const picture = isId(pictureId)
    ? await ctx.db
        .selectFrom('return_pictures as p')
        .innerJoin('order_returns as r', 'r.id', 'p.return_id')
        .select('r.order_id')
        .where('p.id', '=', pictureId)
        .executeTakeFirst()
    : undefined
  if (!picture) throw new NotFound()
  if (!isStaff(ctx.actor)) await readOwnOrder(ctx, picture.order_id, guestTokens)
  return answerPicture(ctx, fileOf(pictureId))
}
