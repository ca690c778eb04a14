import { sql } from 'kysely'
import type { ShotPrompt, StudioAnalysis } from '#contract/studio.ts'
import type { Database } from '#kit/database/database.ts'
import { isId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'

export function selectSessions(db: Database) {
  return db
    .selectFrom('studio_sessions as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .leftJoin('product_variations as v', 'v.id', 's.variation_id')
    .leftJoin('profiles as b', 'b.id', 's.created_by')
    .select(['s.id', 's.product_id', 's.variation_id', 's.step', 's.kind', 's.engine', 's.size', 's.created_at', 's.updated_at'])
    .select(['p.name as product_name', 'p.slug as product_slug', 'v.name as variation_name', 'b.full_name as created_by_name'])
    .select(sql<StudioAnalysis | null>`s.analysis`.as('analysis'))
}
export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['executeTakeFirstOrThrow']>>

/** Throws studio_session_not_found. */
export async function findSession({ db }: Pick<Ctx, 'db'>, id: string): Promise<SessionRow> {
  const row = isId(id) ? await selectSessions(db).where('s.id', '=', id).executeTakeFirst() : undefined
  if (!row) refuse('studio_session_not_found')
  return row
}

/** Locks the session until the transaction ends. Throws studio_session_not_found. */
export async function lockSession(ctx: Pick<Ctx, 'db'>, id: string): Promise<SessionRow> {
  await ctx.db.selectFrom('studio_sessions').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSession(ctx, id)
}

/** Used by the stream of a session. Throws studio_session_not_found. */
export async function requireSession(ctx: Pick<Ctx, 'db'>, id: string): Promise<void> {
  await findSession(ctx, id)
}

export async function readShots({ db }: Pick<Ctx, 'db'>, sessionId: string) {
  return db
    .selectFrom('studio_shots')
    .select(['id', 'type', 'backdrop', 'light', 'angle', 'aspect', 'count'])
    .select(sql<Omit<ShotPrompt, 'text'> | null>`prompt`.as('prompt'))
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
export type ShotRow = Awaited<ReturnType<typeof readShots>>[number]

export async function readOthers({ db }: Pick<Ctx, 'db'>, sessionId: string) {
  return db
    .selectFrom('studio_others as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['p.id', 'p.name'])
    .where('o.session_id', '=', sessionId)
    .orderBy('o.position')
    .execute()
}

export function selectImages(db: Database) {
  return db
    .selectFrom('studio_images as i')
    .leftJoin('profiles as r', 'r.id', 'i.reviewed_by')
    .selectAll('i')
    .select('r.full_name as reviewed_by_name')
    .select(sql<{ x: number; y: number; width: number; height: number } | null>`i.print_area`.as('print_area'))
    .select(
      sql<number | null>`(select sum(coalesce(c.actual_cost, case c.state when 'unpaid' then 0 end)) from studio_service_calls c
        where c.image_id = i.id having count(*) filter (where c.actual_cost is null and c.state <> 'unpaid') = 0)`.as('actual_cost'),
    )
}
export type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>['executeTakeFirstOrThrow']>>

/** Throws studio_image_not_found, also for another session's picture. */
export async function findImage({ db }: Pick<Ctx, 'db'>, { sessionId, imageId }: ImagePath): Promise<ImageRow> {
  const row = await selectImages(db).where('i.id', '=', imageId).where('i.session_id', '=', sessionId).executeTakeFirst()
  if (!row) refuse('studio_image_not_found')
  return row
}

export type ImagePath = { sessionId: string; imageId: string }

/** Locks the picture until the transaction ends. Throws studio_image_not_found. */
export async function lockImage(ctx: Pick<Ctx, 'db'>, path: ImagePath): Promise<ImageRow> {
  await ctx.db.selectFrom('studio_images').select('id').where('id', '=', path.imageId).forUpdate().execute()
  return findImage(ctx, path)
}

export async function findPicture({ db }: Pick<Ctx, 'db'>, { product_id, variation_id }: Pick<SessionRow, 'product_id' | 'variation_id'>) {
  return (
    db
      .selectFrom('product_images as i')
      .innerJoin('pictures as f', 'f.key', 'i.picture_key')
      .select(['f.key', 'f.width', 'f.height'])
      .where('i.product_id', '=', product_id)
      // Photographs come first, since pictures from the studio are no originals.
      .orderBy(sql`i.origin = 'photograph'`, 'desc')
      .orderBy(sql`i.variation_id is not distinct from ${variation_id}::uuid`, 'desc')
      .orderBy('i.is_featured', 'desc')
      .orderBy('i.display_order')
      .orderBy('i.id')
      .executeTakeFirst()
  )
}

export async function touchSession({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string, step?: SessionRow['step']): Promise<void> {
  await db
    .updateTable('studio_sessions')
    .set({ updated_at: clock.now(), ...(step === undefined ? {} : { step }) })
    .where('id', '=', id)
    .execute()
}

/** The audit log names a session by its product. */
export function auditedSession({ id, product_name }: Pick<SessionRow, 'id' | 'product_name'>) {
  return { entity: 'studio_session', entityId: id, entityName: product_name } as const
}
