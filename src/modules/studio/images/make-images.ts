import { randomInt } from 'node:crypto'
import { type ImageEngine, mostPrompt, mostStudioImages } from '#contract/rules/studio-rules.ts'
import type { StudioImage } from '#contract/studio.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { readCosts, requireBudget } from '../costs.ts'
import { getImage, getSession, missingOf } from '../present-session.ts'
import { draftFor } from '../prompts/write-prompts.ts'
import { wholePrompt } from '../prompts/whole-prompt.ts'
import {
  auditedSession,
  findPicture,
  type ImagePath,
  lockImage,
  lockSession,
  readShots,
  type SessionRow,
  type ShotRow,
  touchSession,
} from '../studio-store.ts'
import { engineOf, enginesOf, type StudioTools } from '../studio-tools.ts'
import { jobFor } from './image-job.ts'

/**
 * Enqueues a job for each missing picture of these shots. Runs in a transaction. Throws studio_session_not_found, shot_not_found, no_shots,
 * no_analysis, no_picture, studio_cost_limit, too_many_studio_images.
 */
export async function makeImages(
  ctx: Ctx,
  tools: StudioTools,
  sessionId: string,
  shotIds?: readonly string[],
): Promise<{ images: StudioImage[] }> {
  const session = await lockSession(ctx, sessionId)
  await requireBasis(ctx, session)
  const all = await readShots(ctx, sessionId)
  const shots = shotIds ? shotIds.map((id) => shotAmong(all, id)) : all
  if (shots.length === 0) refuse('no_shots')
  const { images } = await getSession(ctx, tools, sessionId)
  const wanted = [...new Set(shots)].flatMap((shot) => Array.from({ length: missingOf(shot, images) }, () => shot))
  if (images.length + wanted.length > mostStudioImages) refuse('too_many_studio_images', { most: mostStudioImages })
  const { engine } = engineOf(tools, session.engine)
  const { each } = await readCosts(ctx, engine)
  await requireBudget(ctx, each * wanted.length)
  const made: string[] = []
  for (const shot of wanted) made.push(await queueImage(ctx, session, { shot, engine, estimated: each }))
  const isEarly = !['generation', 'review', 'save'].includes(session.step)
  await touchSession(ctx, sessionId, isEarly ? 'generation' : undefined)
  await recordChange(ctx, { action: 'studio_session.make', ...auditedSession(session), after: { engine, pictures: made.length } })
  const after = await getSession(ctx, tools, sessionId)
  return { images: after.images.filter(({ id }) => made.includes(id)) }
}

/** Runs in a transaction. Throws the errors of `makeImages` and studio_image_not_found. */
export async function varyImage(ctx: Ctx, tools: StudioTools, path: ImagePath, change: string | undefined): Promise<StudioImage> {
  const session = await lockSession(ctx, path.sessionId)
  await requireBasis(ctx, session)
  const image = await lockImage(ctx, path)
  const shot = shotAmong(await readShots(ctx, session.id), image.shot_id)
  await requireRoom(ctx, session.id)
  const { engine } = engineOf(tools, session.engine)
  const { each } = await readCosts(ctx, engine)
  await requireBudget(ctx, each)
  const id = await queueImage(ctx, session, { shot, engine, estimated: each, variedOf: image.id, change })
  await recordChange(ctx, { action: 'studio_session.make', ...auditedSession(session), after: { engine, pictures: 1 } })
  return getImage(ctx, { ...path, imageId: id })
}

/** Uses the shot's current prompt. Runs in a transaction. Throws the errors of `varyImage`, image_not_failed and engine_unavailable. */
export async function tryAgain(ctx: Ctx, tools: StudioTools, path: ImagePath): Promise<StudioImage> {
  const session = await lockSession(ctx, path.sessionId)
  await requireBasis(ctx, session)
  const image = await lockImage(ctx, path)
  if (image.status !== 'failed') refuse('image_not_failed')
  if (!enginesOf(tools).includes(image.engine)) refuse('engine_unavailable')
  const { each } = await readCosts(ctx, image.engine)
  await requireBudget(ctx, each)
  const shot = shotAmong(await readShots(ctx, session.id), image.shot_id)
  const attempt = newId()
  await ctx.db
    .updateTable('studio_images')
    .set({
      status: 'queued',
      attempt,
      prompt: await promptFor(ctx, session, shot),
      error: null,
      error_detail: null,
      retry_at: null,
      estimated_cost: each,
      ended_at: null,
    })
    .where('id', '=', image.id)
    .execute()
  await ctx.jobs.enqueue(ctx.db, jobFor(image.engine), { imageId: image.id, attempt })
  await recordChange(ctx, { action: 'studio_session.make', ...auditedSession(session), after: { engine: image.engine, pictures: 1 } })
  return getImage(ctx, path)
}

type NewImage = { shot: ShotRow; engine: ImageEngine; estimated: number; variedOf?: string; change?: string | undefined }

async function queueImage(ctx: Ctx, session: SessionRow, { shot, engine, estimated, variedOf, change }: NewImage): Promise<string> {
  const [id, attempt] = [newId(), newId()]
  const prompt = await promptFor(ctx, session, shot)
  await ctx.db
    .insertInto('studio_images')
    .values({
      id,
      session_id: session.id,
      shot_id: shot.id,
      attempt,
      engine,
      prompt: change ? `${prompt}\n\n${change}`.slice(0, mostPrompt + 502) : prompt,
      seed: randomInt(1, 2_147_483_647),
      size: session.size,
      varied_of: variedOf ?? null,
      estimated_cost: estimated,
      created_at: ctx.clock.now(),
    })
    .execute()
  await ctx.jobs.enqueue(ctx.db, jobFor(engine), { imageId: id, attempt })
  return id
}

/** Returns the shot's prompt, or drafts one if none is stored. */
async function promptFor(ctx: Ctx, session: SessionRow, shot: ShotRow): Promise<string> {
  return wholePrompt(shot.prompt ?? (await draftFor(ctx, session, shot)))
}

/** Throws no_picture or no_analysis: both are needed to make pictures. */
async function requireBasis(ctx: Ctx, session: SessionRow): Promise<void> {
  if (!(await findPicture(ctx, session))) refuse('no_picture')
  if (!session.analysis) refuse('no_analysis')
}

async function requireRoom({ db }: Ctx, sessionId: string): Promise<void> {
  const { count } = await db
    .selectFrom('studio_images')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  if (count >= mostStudioImages) refuse('too_many_studio_images', { most: mostStudioImages })
}

function shotAmong(shots: readonly ShotRow[], id: string): ShotRow {
  const shot = shots.find((one) => one.id === id)
  if (!shot) refuse('shot_not_found')
  return shot
}
