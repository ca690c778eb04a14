import { type CheckoutSettings, type CheckoutSettingsChange, checkoutSettingNames, checkoutSettings } from '#contract/settings.ts'
import { displayCurrencies } from '#contract/rules/display-currencies.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { changeSettings, lockSettings, rateNameOf, readStoredSettings, settingsUpdatedAt } from '#modules/settings/index.ts'
import { changeShippingZones, readShippingZones } from '#modules/shipping/index.ts'

const stored = checkoutSettings.strip()

/** Returns the settings that decide a cart's total. The contract checks the permission (`who`). */
export async function getCheckoutSettings(ctx: Pick<Ctx, 'db'>): Promise<CheckoutSettings> {
  const { zones, updatedAt } = await readShippingZones(ctx)
  const changedAt = Math.max((await settingsUpdatedAt(ctx, checkoutSettingNames)).getTime(), updatedAt.getTime())
  return stored.parse({ ...(await readStoredSettings(ctx)), shipping_zones: zones, updated_at: new Date(changedAt).toISOString() })
}

/** Affects new orders; earlier ones have copies of the settings. Requires a transaction; throws changed_meanwhile, InvalidInput (422). */
export async function changeCheckoutSettings(
  ctx: Ctx,
  { expected_updated_at, shipping_zones: zones = [], ...change }: CheckoutSettingsChange,
): Promise<CheckoutSettings> {
  refuseWrongZones(zones)
  await lockSettings(ctx)
  const before = await getCheckoutSettings(ctx)
  requireUnchanged(before, expected_updated_at)
  const hasNewRates = displayCurrencies.map(rateNameOf).some((name) => change[name] !== undefined && change[name] !== before[name])
  await changeSettings(ctx, { ...change, ...(hasNewRates ? { rates_on: dayOf(ctx.clock.now()) } : {}) })
  await changeShippingZones(ctx, zones)
  const after = await getCheckoutSettings(ctx)
  await recordChange(ctx, {
    action: 'settings.change',
    entity: 'settings',
    entityId: 'checkout',
    before: fieldsOf(before),
    after: fieldsOf(after),
  })
  return after
}

function refuseWrongZones(zones: NonNullable<CheckoutSettingsChange['shipping_zones']>): void {
  const wrong = zones.flatMap(({ zone, days_from, days_to }, index) => [
    ...(days_to < days_from ? [[`shipping_zones.${index}.days_to`, 'days_turned']] : []),
    ...(zones.findIndex((other) => other.zone === zone) < index ? [[`shipping_zones.${index}.zone`, 'twice']] : []),
  ])
  if (wrong.length > 0) throw new InvalidInput(Object.fromEntries(wrong))
}

function fieldsOf({ updated_at: _changed, ...fields }: CheckoutSettings) {
  return fields
}
