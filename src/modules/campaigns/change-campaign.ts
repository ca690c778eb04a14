import type { Campaign, CampaignChange, NewCampaign } from '#contract/campaigns.ts'
import type { Letters } from '#contract/letter-blocks.ts'
import { accountIdOf } from '#contract/actor.ts'
import type { AuditAction } from '#contract/rules/audit-actions.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { audienceOf, type CampaignRow, findCampaign, getCampaign, lettersOf, lockCampaign } from './campaign-store.ts'

/** Requires a transaction. */
export async function createCampaign(ctx: Ctx, { name, audience = {}, letters = {} }: NewCampaign): Promise<Campaign> {
  const [id, now] = [newId(), ctx.clock.now()]
  await ctx.db
    .insertInto('campaigns')
    .values({
      id,
      name,
      audience: JSON.stringify(audience),
      letters: JSON.stringify(written(letters)),
      created_by: accountIdOf(ctx.actor),
      created_at: now,
      updated_at: now,
    })
    .execute()
  return logged(ctx, 'campaign.create', await findCampaign(ctx, id))
}

/** Changes a draft. Requires a transaction. Throws campaign_not_found, campaign_status, changed_meanwhile. */
export async function changeCampaign(ctx: Ctx, id: string, { expected_updated_at, ...change }: CampaignChange): Promise<Campaign> {
  const before = await lockCampaign(ctx, id, 'draft')
  requireUnchanged(await getCampaign(ctx, id), expected_updated_at)
  const letters = written({ ...lettersOf(before), ...change.letters })
  await ctx.db
    .updateTable('campaigns')
    .set({
      name: change.name ?? before.name,
      audience: JSON.stringify(change.audience ?? audienceOf(before)),
      letters: JSON.stringify(letters),
      updated_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute()
  return logged(ctx, 'campaign.change', await findCampaign(ctx, id), before)
}

/** Creates a draft with the same letters and audience choices. Requires a transaction. Throws campaign_not_found. */
export async function copyCampaign(ctx: Ctx, id: string): Promise<Campaign> {
  const original = await findCampaign(ctx, id)
  return createCampaign(ctx, { name: original.name, audience: audienceOf(original), letters: lettersOf(original) })
}

/** Deletes a campaign that was sent to nobody. Requires a transaction. Throws campaign_not_found, campaign_status. */
export async function removeCampaign(ctx: Ctx, id: string): Promise<void> {
  const before = await lockCampaign(ctx, id, 'draft', 'cancelled')
  const { counts } = await getCampaign(ctx, id)
  if (counts.sent + counts.failed > 0) refuse('campaign_status', { status: before.status })
  await ctx.db.deleteFrom('campaigns').where('id', '=', id).execute()
  await record(ctx, 'campaign.delete', before, { before: auditedFields(before) })
}

export async function logged(ctx: Ctx, action: CampaignAction, after: CampaignRow, before?: CampaignRow): Promise<Campaign> {
  await record(ctx, action, after, { ...(before && { before: auditedFields(before) }), after: auditedFields(after) })
  return getCampaign(ctx, after.id)
}

type CampaignAction = Extract<AuditAction, `campaign.${string}`>

function record(
  ctx: Ctx,
  action: CampaignAction,
  { id, name }: CampaignRow,
  changes: { before?: AuditedFields; after?: AuditedFields },
): Promise<void> {
  return recordChange(ctx, { action, entity: 'campaign', entityId: id, entityName: name, ...changes })
}

type AuditedFields = ReturnType<typeof auditedFields>

/** Lists the languages instead of the texts, which the log would store for ever. */
function auditedFields(row: CampaignRow) {
  const { name, status, send_at } = row
  const chosen = audienceOf(row)
  const audience = Object.keys(chosen).length === 0 ? 'everybody' : chosen
  return { name, status, send_at: send_at?.toISOString() ?? null, languages: Object.keys(lettersOf(row)), audience }
}

function written(letters: Letters): Letters {
  return Object.fromEntries(Object.entries(letters).filter(([, letter]) => letter))
}
