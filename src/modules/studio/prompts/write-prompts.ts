import type { PromptChange, ShotPrompt } from '#contract/studio.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { getSession } from '../present-session.ts'
import { auditedSession, findSession, lockSession, readShots, type SessionRow, type ShotRow, touchSession } from '../studio-store.ts'
import type { StudioTools } from '../studio-tools.ts'
import { draftPrompt } from './draft-prompt.ts'
import { promptParts, wholePrompt } from './whole-prompt.ts'

type WrittenPrompt = ShotPrompt & { shot: string }

/** Runs in a transaction. Edited prompts are replaced only with `again`. Throws studio_session_not_found, no_analysis, no_shots. */
export async function writePrompts(
  ctx: Ctx,
  sessionId: string,
  { again = false } = {},
): Promise<{ prompts: WrittenPrompt[]; updated_at: string }> {
  const session = await lockSession(ctx, sessionId)
  const prompts: WrittenPrompt[] = []
  const shots = await readShots(ctx, sessionId)
  if (shots.length === 0) refuse('no_shots')
  for (const shot of shots) {
    const prompt = shot.prompt?.is_edited && !again ? shot.prompt : await draftFor(ctx, session, shot)
    prompts.push({ shot: shot.id, ...prompt, text: wholePrompt(prompt) })
  }
  await touchSession(ctx, sessionId, ['select', 'shots', 'analysis'].includes(session.step) ? 'prompts' : undefined)
  await recordChange(ctx, { action: 'studio_session.prompts', ...auditedSession(session), after: { shots: prompts.length } })
  return { prompts, updated_at: ctx.clock.now().toISOString() }
}

/** Throws no_analysis. */
export async function draftFor({ db }: Pick<Ctx, 'db'>, session: SessionRow, shot: ShotRow): Promise<Omit<ShotPrompt, 'text'>> {
  if (!session.analysis) refuse('no_analysis')
  const name = session.variation_name ? `${session.product_name}, ${session.variation_name}` : session.product_name
  const prompt = draftPrompt({ name, kind: session.kind, shot, analysis: session.analysis })
  await db
    .updateTable('studio_shots')
    .set({ prompt: JSON.stringify(prompt) })
    .where('id', '=', shot.id)
    .execute()
  return prompt
}

/** Runs in a transaction. Throws studio_session_not_found, shot_not_found, changed_meanwhile. */
export async function changePrompt(
  ctx: Ctx,
  tools: StudioTools,
  { sessionId, shotId }: { sessionId: string; shotId: string },
  { expected_updated_at, text, ...parts }: PromptChange,
): Promise<WrittenPrompt & { updated_at: string }> {
  const session = await lockSession(ctx, sessionId)
  if (expected_updated_at !== undefined) requireUnchanged(await getSession(ctx, tools, sessionId), expected_updated_at)
  const shot = (await readShots(ctx, sessionId)).find(({ id }) => id === shotId)
  if (!shot) refuse('shot_not_found')
  const before = shot.prompt ?? { subject: '', scene: '', light: '', reasons: [], is_edited: false }
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
  const prompt = { ...before, ...(text === undefined ? {} : promptParts(text)), ...given, is_edited: true }
  await ctx.db
    .updateTable('studio_shots')
    .set({ prompt: JSON.stringify(prompt) })
    .where('id', '=', shotId)
    .execute()
  await touchSession(ctx, sessionId)
  await recordChange(ctx, {
    action: 'studio_session.prompts',
    ...auditedSession(session),
    before: { prompt: wholePrompt(before) },
    after: { prompt: wholePrompt(prompt) },
  })
  const { updated_at } = await findSession(ctx, sessionId)
  return { shot: shotId, ...prompt, text: wholePrompt(prompt), updated_at: updated_at.toISOString() }
}
