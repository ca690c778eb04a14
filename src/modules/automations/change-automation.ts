import type { Automation, AutomationChange } from '#contract/automations.ts'
import type { AutomationKind } from '#contract/rules/automation-kinds.ts'
import { type Letters, letters } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { enqueueTestLetter } from '#modules/letters/index.ts'
import { refuse } from '#modules/refuse.ts'
import { findAutomation, presentAutomation } from './automation-store.ts'
import { lettersOf } from './default-letters.ts'
import { sampleSubject } from './letter-subject.ts'

/** Requires a transaction. Throws changed_meanwhile, and letter_not_ready when an active letter is incomplete. */
export async function changeAutomation(
  ctx: Ctx,
  publicUrl: string,
  { kind, expected_updated_at, ...change }: AutomationChange,
): Promise<Automation> {
  const before = await findAutomation(ctx, kind, true)
  requireUnchanged(await presentAutomation(ctx, publicUrl, before), expected_updated_at)
  const known = letters.parse(before.letters)
  const changed = { ...known, ...change.letters }
  await ctx.db
    .updateTable('automations')
    .set({ is_active: change.is_active ?? before.is_active, letters: JSON.stringify(changed), updated_at: ctx.clock.now() })
    .where('kind', '=', kind)
    .execute()
  const after = await presentAutomation(ctx, publicUrl, await findAutomation(ctx, kind))
  if (after.is_active && after.problems.length > 0) refuse('letter_not_ready', { problems: after.problems })
  await recordChange(ctx, {
    action: 'automation.change',
    entity: 'automation',
    entityId: kind,
    ...nameOf(after),
    before: { is_on: before.is_active, ...subjectsOf(lettersOf(kind, known)) },
    after: { is_on: after.is_active, ...subjectsOf(after.letters) },
  })
  return after
}

/** Uses the English subject for every reader of the log. */
function nameOf({ letters: own }: Automation): { entityName?: string } {
  return own.en ? { entityName: own.en.subject } : {}
}

function subjectsOf(own: Letters) {
  return Object.fromEntries(Object.entries(own).map(([language, letter]) => [language, { subject: letter?.subject ?? null }]))
}

export async function sendTest(
  ctx: Ctx,
  publicUrl: string,
  { kind, email, language }: { kind: AutomationKind; email: string; language: Language },
): Promise<void> {
  const automation = await presentAutomation(ctx, publicUrl, await findAutomation(ctx, kind))
  const extra = await sampleSubject(ctx, kind, language)
  await enqueueTestLetter(ctx, { letters: automation.letters, email, language, ...(extra && { extra }) })
  await recordChange(ctx, { action: 'automation.test', entity: 'automation', entityId: kind, ...nameOf(automation) })
}
