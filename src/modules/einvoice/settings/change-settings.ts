import { isDeepStrictEqual } from 'node:util'
import type { EinvoiceSettings, EinvoiceSettingsChange } from '#contract/einvoice.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { sql } from 'kysely'
import { msicCodes } from '../tables/msic-codes.ts'
import { presentSettings } from './read-settings.ts'
import type { SecretStore } from './secret-store.ts'
import { readStoredEinvoiceSettings } from './stored-settings.ts'

/** The audit log names what changed, without values. Requires a transaction; throws changed_meanwhile, InvalidInput (422). */
export async function changeEinvoiceSettings(
  ctx: Ctx,
  secrets: SecretStore,
  { expected_updated_at, seller, ...change }: EinvoiceSettingsChange,
): Promise<EinvoiceSettings> {
  await sql`select pg_advisory_xact_lock(hashtext('einvoice_settings'))`.execute(ctx.db)
  const stored = await readStoredEinvoiceSettings(ctx)
  const { fields: before } = stored
  requireUnchanged(await presentSettings(ctx, secrets, stored), expected_updated_at)
  if (seller?.msic_code && !msicCodes.has(seller.msic_code)) throw new InvalidInput({ 'seller.msic_code': 'invalid_msic' })
  const after = { ...before, ...change, seller: { ...before.seller, ...seller } }
  const updatedAt = ctx.clock.now()
  const row = { fields: JSON.stringify(after), updated_at: updatedAt }
  await ctx.db
    .insertInto('einvoice_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  const parts = Object.keys(after).filter(
    (name) => !isDeepStrictEqual(before[name as keyof typeof before], after[name as keyof typeof after]),
  )
  await recordChange(ctx, { action: 'einvoice_settings.change', entity: 'einvoice_settings', entityId: 'einvoice', after: { parts } })
  return presentSettings(ctx, secrets, { fields: after, updatedAt })
}
