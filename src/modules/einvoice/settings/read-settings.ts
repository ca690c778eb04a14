import type { EinvoiceSettingFields, EinvoiceSettings } from '#contract/einvoice.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { EinvoiceOff } from '../einvoice-errors.ts'
import { stateCodeOf } from '../tables/state-codes.ts'
import { readStoredEinvoiceSettings, type StoredEinvoiceSettings } from './stored-settings.ts'

/** Checks no permission. */
export async function readEinvoiceSettings(ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>): Promise<EinvoiceSettings> {
  return presentSettings(ctx, await readStoredEinvoiceSettings(ctx))
}

/** Throws EinvoiceOff (409). */
export async function requireOn(ctx: Pick<Ctx, 'db'>): Promise<EinvoiceSettingFields> {
  const { fields } = await readStoredEinvoiceSettings(ctx)
  if (fields.mode === 'off') throw new EinvoiceOff()
  return fields
}

export async function presentSettings(
  ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>,
  { fields, updatedAt }: StoredEinvoiceSettings,
): Promise<EinvoiceSettings> {
  const { sst_number, tax_rate } = await getSettings(ctx)
  const missing = missingOf(fields, { sst_number, tax_rate })
  return {
    ...fields,
    seller: { ...fields.seller, sst_number },
    is_ready: missing.length === 0,
    missing,
    has_credentials: false,
    certificate: null,
    updated_at: updatedAt.toISOString(),
  }
}

const requiredOfSeller = ['name', 'tin', 'id_value', 'msic_code', 'business_activity', 'phone', 'email', 'address', 'city', 'zip'] as const

function missingOf(
  { seller, starts_on, version }: EinvoiceSettingFields,
  { sst_number, tax_rate }: { sst_number: string; tax_rate: number },
): string[] {
  return [
    ...requiredOfSeller.filter((name) => seller[name] === '').map((name) => `seller.${name}`),
    ...(stateCodeOf(seller.state) === undefined ? ['seller.state'] : []),
    ...(starts_on === null ? ['starts_on'] : []),
    'credentials',
    ...(version === '1.1' ? ['certificate'] : []),
    ...(tax_rate > 0 && sst_number === '' ? ['sst_number'] : []),
  ]
}
