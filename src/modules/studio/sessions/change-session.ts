import { mostShots, type GoodsKind } from '#contract/rules/studio-rules.ts'
import type { StudioAnalysis, StudioSessionChange } from '#contract/studio.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { dropFiles } from '../images/drop-files.ts'
import { getSession } from '../present-session.ts'
import { auditedSession, lockSession, readOthers, readShots, type SessionRow, type ShotRow, findPicture } from '../studio-store.ts'
import { enginesOf, type StudioTools } from '../studio-tools.ts'
import { requireOwnVariation } from './create-session.ts'
import { guessKind } from './guess-kind.ts'

type ShotWishes = NonNullable<StudioSessionChange['shots']>

/** Runs in a transaction. Throws studio_session_not_found, changed_meanwhile, engine_unavailable, studio_shot_in_use, InvalidInput. */
export async function changeSession(ctx: Ctx, tools: StudioTools, id: string, change: StudioSessionChange): Promise<void> {
  const { expected_updated_at, shots, others, analysis, ...fields } = change
  const before = await lockSession(ctx, id)
  requireUnchanged(await getSession(ctx, tools, id), expected_updated_at)
  await requireOwnVariation(ctx, before.product_id, fields.variation_id)
  if (fields.engine !== undefined && !enginesOf(tools).includes(fields.engine)) refuse('engine_unavailable')
  const shotsBefore = await readShots(ctx, id)
  if (shots) await replaceShots(ctx, id, shotsBefore, shots)
  const othersBefore = await readOthers(ctx, id)
  const kind = fields.kind ?? before.kind
  if (others) await replaceOthers(ctx, { sessionId: id, productId: before.product_id, kind, ids: others })
  else if (kind !== before.kind) await requireOneRoom(ctx, id, kind)
  const after = { ...pick(before), ...fields, ...(analysis ? { analysis: editedAnalysis(before.analysis, analysis) } : {}) }
  await ctx.db
    .updateTable('studio_sessions')
    .set({ ...after, analysis: after.analysis === null ? null : JSON.stringify(after.analysis), updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute()
  await recordChange(ctx, {
    action: 'studio_session.change',
    ...auditedSession(before),
    before: { ...pick(before), shots: shotsBefore.map(auditedShot), others: othersBefore.map(({ name }) => name) },
    after: { ...after, shots: (await readShots(ctx, id)).map(auditedShot), others: (await readOthers(ctx, id)).map(({ name }) => name) },
  })
}

function pick({ variation_id, step, engine, kind, size, analysis }: SessionRow) {
  return { variation_id, step, engine, kind, size, analysis }
}

function editedAnalysis(before: StudioAnalysis | null, change: NonNullable<StudioSessionChange['analysis']>): StudioAnalysis {
  const unmeasured = {
    palette: [],
    print_area: null,
    material: '#ffffff',
    motif: null,
    contrast: null,
    text_found: null,
    suggestions: [],
    symmetry: null,
    text_is_likely: null,
    text_is_read: null,
  }
  const area = change.print_area
  if (area && (area.x + area.width > 1.0001 || area.y + area.height > 1.0001 || area.width === 0 || area.height === 0))
    throw new InvalidInput({ 'analysis.print_area': 'invalid_share' })
  return { ...(before ?? unmeasured), ...change, is_edited: true }
}

/** Stores the shots in this order. A shot whose look has changed loses its prompt, unless the prompt was edited. */
async function replaceShots(ctx: Ctx, sessionId: string, before: readonly ShotRow[], wishes: ShotWishes): Promise<void> {
  const { db } = ctx
  if (wishes.reduce((sum, { count }) => sum + count, 0) > mostShots) throw new InvalidInput({ shots: 'too_many' })
  const ids = wishes.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (ids.some((id, place) => ids.indexOf(id) !== place || !before.some((shot) => shot.id === id)))
    throw new InvalidInput({ shots: 'unknown_shot' })
  const gone = before.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  if (gone.length > 0) {
    const kept = await db
      .selectFrom('studio_images')
      .select('id')
      .where('shot_id', 'in', gone)
      .where('status', '=', 'accepted')
      .executeTakeFirst()
    if (kept) refuse('studio_shot_in_use')
    await dropFiles(ctx, { shots: gone })
    await db.deleteFrom('studio_shots').where('id', 'in', gone).execute()
  }
  for (const [position, { id = newId(), ...shot }] of wishes.entries()) {
    const was = before.find((one) => one.id === id)
    const keepsPrompt = was?.prompt && (was.prompt.is_edited || isSame(was, shot))
    await db
      .insertInto('studio_shots')
      .values({ id, session_id: sessionId, position, ...shot, prompt: keepsPrompt ? JSON.stringify(was.prompt) : null })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ position, ...shot, prompt: keepsPrompt ? JSON.stringify(was.prompt) : null }),
      )
      .execute()
  }
}

const look = ['type', 'backdrop', 'light', 'angle', 'aspect'] as const

function isSame(was: ShotRow, shot: Omit<ShotWishes[number], 'id'>): boolean {
  return look.every((name) => was[name] === shot[name])
}

function auditedShot({ type, backdrop, light, angle, aspect, count }: ShotRow) {
  return { type, backdrop, light, angle, aspect, count }
}

type Wished = { sessionId: string; productId: string; kind: GoodsKind; ids: readonly string[] }

/** Runs in a transaction. Throws InvalidInput for a duplicate, unknown or unsuitable product, or one without a picture. */
async function replaceOthers(ctx: Pick<Ctx, 'db'>, { sessionId, productId, kind, ids }: Wished): Promise<void> {
  if (new Set(ids).size !== ids.length || ids.includes(productId)) throw new InvalidInput({ others: 'twice' })
  const products =
    ids.length === 0 ? [] : await ctx.db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).forKeyShare().execute()
  if (products.length !== ids.length) throw new InvalidInput({ others: 'unknown_product' })
  for (const { id } of products) {
    if (!(await findPicture(ctx, { product_id: id, variation_id: null }))) throw new InvalidInput({ others: 'other_without_picture' })
  }
  await ctx.db.deleteFrom('studio_others').where('session_id', '=', sessionId).execute()
  if (ids.length > 0)
    await ctx.db
      .insertInto('studio_others')
      .values(ids.map((id, position) => ({ session_id: sessionId, product_id: id, position })))
      .execute()
  await requireOneRoom(ctx, sessionId, kind)
}

/** Mugs are drawn in a separate scene. Throws InvalidInput. */
async function requireOneRoom(ctx: Pick<Ctx, 'db'>, sessionId: string, kind: GoodsKind): Promise<void> {
  for (const { id, name } of await readOthers(ctx, sessionId)) {
    if (((await guessKind(ctx, id, name)) === 'mug') !== (kind === 'mug')) throw new InvalidInput({ others: 'other_kind' })
  }
}
