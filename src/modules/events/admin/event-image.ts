import type { AdminEvent } from '#contract/admin-events.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import type { Admission } from '#kit/http/before-body.ts'
import { isId } from '#kit/ids.ts'
import { requireUnchanged, type SentImage } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { addImage, redrawImage } from '#modules/media/index.ts'
import { refuse } from '#modules/refuse.ts'
import { lockEvent } from '../stock/lock-event.ts'
import { logged } from './edit-event.ts'
import { getAdminEvent } from './list-admin-events.ts'

const sidePx = 2560

/** Runs before an upload is read. Throws event_not_found. */
export async function admitEventImage({ ctx }: RequestContext, id: string): Promise<Admission> {
  if (!isId(id)) refuse('event_not_found')
  await getAdminEvent(ctx, id)
  return { mostMb: mostImageMb }
}

/** Redraws the image, then opens its own transaction. Throws event_not_found, changed_meanwhile, and the refusals of `redrawImage`. */
export async function setEventImage(ctx: Ctx, id: string, sent: SentImage): Promise<AdminEvent> {
  return putImage(ctx, id, { ...sent, columns: (key) => ({ picture_key: key }) })
}

/** Removes the marker, since another map has the place elsewhere. Throws the errors of `setEventImage`. */
export async function setEventMap(ctx: Ctx, id: string, sent: SentImage): Promise<AdminEvent> {
  return putImage(ctx, id, { ...sent, columns: (key) => ({ map_picture_key: key, map_x: null, map_y: null }) })
}

type Put = SentImage & { columns: (key: string) => { picture_key: string } | { map_picture_key: string; map_x: null; map_y: null } }

async function putImage(ctx: Ctx, id: string, { file, expected_updated_at, columns }: Put): Promise<AdminEvent> {
  const { key } = await addImage(ctx, await redrawImage(ctx, file, { shape: 'inside', sidePx, format: 'original' }))
  return inTransaction(ctx, async (inside) => {
    await lockEvent(inside, id)
    const before = await getAdminEvent(inside, id)
    requireUnchanged(before, expected_updated_at)
    await inside.db.updateTable('events').set(columns(key)).where('id', '=', id).execute()
    return logged(inside, 'event.image', before, await getAdminEvent(inside, id))
  })
}

/** Requires a transaction; throws event_not_found. */
export async function removeEventMap(ctx: Ctx, id: string): Promise<AdminEvent> {
  await lockEvent(ctx, id)
  const before = await getAdminEvent(ctx, id)
  await ctx.db.updateTable('events').set({ map_picture_key: null, map_x: null, map_y: null }).where('id', '=', id).execute()
  return logged(ctx, 'event.image', before, await getAdminEvent(ctx, id))
}
