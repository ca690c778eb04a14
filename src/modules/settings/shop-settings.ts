import { trackingUrlAfter } from '#contract/rules/carriers.ts'
import { type ShopSettings, type ShopSettingsChange, shopSettingNames, shopSettings } from '#contract/settings.ts'
import { isCountryUnnamed } from '#contract/rules/named-country.ts'
import { postcodeProblem } from '#contract/rules/postcode.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { changeSettings } from './change-settings.ts'
import { paymentApprovalChanged } from './settings-events.ts'
import { lockSettings, readStoredSettings, settingsUpdatedAt } from './stored-settings.ts'

const stored = shopSettings.strip()

/** Returns the settings that do not belong to checkout. The contract checks the permission (`who`). */
export async function getShopSettings(ctx: Pick<Ctx, 'db'>): Promise<ShopSettings> {
  const updatedAt = await settingsUpdatedAt(ctx, shopSettingNames)
  return stored.parse({ ...(await readStoredSettings(ctx)), updated_at: updatedAt.toISOString() })
}

/** Takes effect everywhere within a second. Runs in a transaction; throws changed_meanwhile, InvalidInput, TooBusy. */
export async function changeShopSettings(ctx: Ctx, { expected_updated_at, ...change }: ShopSettingsChange): Promise<ShopSettings> {
  await lockSettings(ctx)
  const before = await getShopSettings(ctx)
  requireUnchanged(before, expected_updated_at)
  refuseWrongPostcode(before, { ...before, ...change })
  const { carrier_name: carrier } = change
  await changeSettings(ctx, {
    ...(carrier !== undefined && { carrier_tracking_url: trackingUrlAfter(carrier, before) }),
    ...change,
    ...studioCountryName(before, { ...before, ...change }),
  })
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

/** A stored postcode passes until it or its country changes. Throws InvalidInput. */
function refuseWrongPostcode(before: ShopSettings, after: ShopSettings): void {
  if (after.studio_zip === before.studio_zip && after.studio_country === before.studio_country) return
  const problem = postcodeProblem(after.studio_country, after.studio_zip)
  if (problem) throw new InvalidInput({ studio_zip: problem })
}

/** Clears the country name unless the country is OTHER. Throws InvalidInput if a needed name is missing. */
function studioCountryName(before: ShopSettings, after: ShopSettings): { studio_country_name?: string } {
  if (isCountryUnnamed(studioCountryOf(after), studioCountryOf(before))) throw new InvalidInput({ studio_country_name: 'required' })
  return after.studio_country === 'OTHER' || after.studio_country_name === '' ? {} : { studio_country_name: '' }
}

function studioCountryOf({ studio_country: country, studio_country_name: country_name }: ShopSettings) {
  return { country, country_name }
}

function fieldsOf({ updated_at: _changed, ...fields }: ShopSettings) {
  return fields
}
