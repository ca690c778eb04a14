import { newId } from '#kit/ids.ts'
import { type MadePicture, ServiceError } from '#kit/image-services/image-service.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { readCosts, fitsToday } from '../costs.ts'
import type { StudioTools } from '../studio-tools.ts'
import { compareImage } from './compose-image.ts'
import { discardFile } from './drop-files.ts'
import { finishImage, type Turn } from './finish-image.ts'
import { serviceJob } from './image-job.ts'
import { failImage } from './fail-image.ts'

/** The most calls for one picture. Only refusals that cost nothing and may be temporary are retried. */
const mostCalls = 4
const pauses = { rate_limited: 20_000, service_failed: 5000 } as const
const longestPauseMs = 15 * 60_000

type Options = { signal: AbortSignal; tell: (share: number) => void }
type Next = { do: 'ask'; callId: string; number: number } | { do: 'finish'; callId: string; fileKey: string } | { do: 'nothing' }

/**
 * Requests one picture from the service and pays for it once. A row is stored before the call; if a row without a known outcome exists,
 * only a person may start another request.
 */
export async function askForImage(ctx: Ctx, tools: StudioTools, turn: Turn, options: Options): Promise<void> {
  const next = await inTransaction(ctx, (inside) => nextStep(inside, tools, turn))
  if (next.do === 'nothing') return
  if (next.do === 'finish') {
    const answer = await ctx.files.find(next.fileKey)
    if (!answer) return failImage(ctx, idsOf(turn), 'unknown_outcome')
    return finishAnswer(ctx, tools, turn, { fileKey: next.fileKey, bytes: Buffer.from(answer) })
  }
  const picture = await ask(ctx, tools, turn, next, options)
  if (!picture) return
  const fileKey = `studio/${turn.session.id}/answers/${next.callId}`
  const bytes = Buffer.from(picture.bytes)
  await ctx.files.put(fileKey, bytes, 'application/octet-stream')
  await ctx.db
    .updateTable('studio_service_calls')
    .set({ state: 'answered', file_key: fileKey, actual_cost: picture.cost ?? null, answered_at: ctx.clock.now() })
    .where('id', '=', next.callId)
    .execute()
  await finishAnswer(ctx, tools, turn, { fileKey, bytes })
}

async function nextStep(ctx: Ctx, { service }: StudioTools, turn: Turn): Promise<Next> {
  const { image, attempt } = turn
  const last = await ctx.db
    .selectFrom('studio_service_calls')
    .select(['id', 'number', 'state', 'file_key'])
    .where('image_id', '=', image.id)
    .where('attempt', '=', attempt)
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (last?.state === 'answered' && last.file_key) return { do: 'finish', callId: last.id, fileKey: last.file_key }
  if (last && last.state !== 'unpaid') {
    // The process died, or lost its job to another, while the service was working.
    await ctx.db.updateTable('studio_service_calls').set({ state: 'unknown' }).where('id', '=', last.id).execute()
    await failImage(ctx, idsOf(turn), 'unknown_outcome')
    return { do: 'nothing' }
  }
  const { engine } = image
  if (engine === 'compositor' || service?.kind !== engine) {
    await failImage(ctx, idsOf(turn), 'no_service')
    return { do: 'nothing' }
  }
  const { each } = await readCosts(ctx, engine)
  if (!(await fitsToday(ctx, each))) {
    await failImage(ctx, idsOf(turn), 'cost_limit')
    return { do: 'nothing' }
  }
  const [callId, number] = [newId(), (last?.number ?? 0) + 1]
  await ctx.db
    .insertInto('studio_service_calls')
    .values({
      id: callId,
      image_id: image.id,
      session_id: image.session_id,
      attempt,
      number,
      engine,
      estimated_cost: each,
      asked_at: ctx.clock.now(),
    })
    .execute()
  return { do: 'ask', callId, number }
}

/** Returns undefined if there is no picture, and stores the reason. */
async function ask(
  ctx: Ctx,
  { service }: StudioTools,
  turn: Turn,
  { callId, number }: { callId: string; number: number },
  { signal, tell }: Options,
): Promise<MadePicture | undefined> {
  try {
    if (!service) throw new Error('The image service went away while it was asked')
    return await service.makePicture(
      {
        prompt: turn.image.prompt,
        original: turn.original,
        aspect: turn.shot.aspect,
        size: turn.image.size,
        isTransparent: turn.shot.backdrop === 'transparent',
      },
      { signal, onProgress: tell },
    )
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    await ctx.db
      .updateTable('studio_service_calls')
      .set({ state: error.isPaid === 'no' ? 'unpaid' : 'unknown', actual_cost: error.cost ?? null, answered_at: ctx.clock.now() })
      .where('id', '=', callId)
      .where('state', '=', 'asked')
      .execute()
    if (signal.aborted) return undefined
    const pauseMs = pauseAfter(error, number)
    if (pauseMs === undefined) await failImage(ctx, idsOf(turn), error.code, error.detail)
    else await askLater(ctx, turn, error, pauseMs)
    return undefined
  }
}

/** Milliseconds until the retry; undefined if a person has to decide on it. */
function pauseAfter({ code, isPaid, retryAfterMs }: ServiceError, number: number): number | undefined {
  if (isPaid !== 'no' || number >= mostCalls || (code !== 'rate_limited' && code !== 'service_failed')) return undefined
  const pause = retryAfterMs ?? pauses[code] * 2 ** (number - 1)
  return pause > longestPauseMs ? undefined : pause
}

async function askLater(ctx: Ctx, turn: Turn, { code, detail }: ServiceError, pauseMs: number): Promise<void> {
  const retryAt = new Date(ctx.clock.now().getTime() + pauseMs)
  await inTransaction(ctx, async ({ db, jobs }) => {
    const waits = await db
      .updateTable('studio_images')
      .set({ status: 'queued', error: code, error_detail: detail ?? null, retry_at: retryAt })
      .where('id', '=', turn.image.id)
      .where('attempt', '=', turn.attempt)
      .where('status', '=', 'running')
      .returning('id')
      .executeTakeFirst()
    if (waits) await jobs.enqueue(db, serviceJob, idsOf(turn), { startAfter: retryAt })
  })
}

async function finishAnswer(
  ctx: Ctx,
  { compositor, service }: StudioTools,
  turn: Turn,
  { fileKey, bytes }: { fileKey: string; bytes: Buffer },
): Promise<void> {
  const made = {
    bytes,
    compare: (drawn: Buffer) => compareImage(compositor, turn, drawn),
    printArea: null,
    madeBy: `${turn.image.engine === 'openai' ? 'OpenAI' : 'Google'} ${service?.model ?? ''}`.trim(),
    isGenerated: true,
  }
  if (await finishImage(ctx, turn, made)) await discardFile(ctx, fileKey)
}

function idsOf({ image, attempt }: Turn) {
  return { imageId: image.id, attempt }
}
