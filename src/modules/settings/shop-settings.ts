import { type ShopSettings, type ShopSettingsChange, shopSettingNames, shopSettings } from '#contract/settings.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/changed-meanwhile.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { changeSettings } from './change-settings.ts'
import { paymentApprovalChanged } from './settings-events.ts'
import { lockSettings, readStoredSettings, settingsUpdatedAt } from './stored-settings.ts'

const stored = shopSettings.strip()

/** The settings that are not of the checkout. The permission is checked by the contract (`who`). */
export async function getShopSettings(ctx: Pick<Ctx, 'db'>): Promise<ShopSettings> {
  const updatedAt = await settingsUpdatedAt(ctx, shopSettingNames)
  return stored.parse({ ...(await readStoredSettings(ctx)), updated_at: updatedAt.toISOString() })
}

/** In force everywhere within a second. In a transaction; throws ChangedMeanwhile. */
export async function changeShopSettings(ctx: Ctx, { expected_updated_at, ...change }: ShopSettingsChange): Promise<ShopSettings> {
  await lockSettings(ctx)
  const before = await getShopSettings(ctx)
  requireUnchanged(before, expected_updated_at)
  await changeSettings(ctx, change)
  const after = await getShopSettings(ctx)
  await recordChange(ctx, {
    action: 'settings.change',
    entity: 'settings',
    entityId: 'shop',
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
  const [was, is] = [before.payment_details_approval, after.payment_details_approval]
  if (was !== is) await raise(ctx, paymentApprovalChanged, { before: was, after: is })
  return after
}

function fieldsOf({ updated_at: _changed, ...fields }: ShopSettings) {
  return fields
}
