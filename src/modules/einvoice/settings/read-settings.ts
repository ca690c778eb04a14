import type { EinvoiceSettingFields, EinvoiceSettings } from '#contract/einvoice.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { factsOf, whyUnfit } from '../signature/check-seal.ts'
import type { SigningSeal } from '../signature/sign-document.ts'
import { stateCodeOf } from '../tables/state-codes.ts'
import type { SecretStore } from './secret-store.ts'
import { readStoredEinvoiceSettings, type StoredEinvoiceSettings } from './stored-settings.ts'

type Reading = Pick<Ctx, 'db' | 'uses' | 'memory' | 'clock' | 'log'>

/** Checks no permission. */
export async function readEinvoiceSettings(ctx: Reading, secrets: SecretStore): Promise<EinvoiceSettings> {
  return presentSettings(ctx, secrets, await readStoredEinvoiceSettings(ctx))
}

/** Throws einvoice_off (409). */
export async function requireOn(ctx: Pick<Ctx, 'db'>): Promise<EinvoiceSettingFields> {
  const { fields } = await readStoredEinvoiceSettings(ctx)
  if (fields.mode === 'off') refuse('einvoice_off')
  return fields
}

export async function presentSettings(
  ctx: Reading,
  secrets: SecretStore,
  { fields, updatedAt }: StoredEinvoiceSettings,
): Promise<EinvoiceSettings> {
  const { sst_number, tax_rate } = await getSettings(ctx)
  const [credentials, seal] = [await secrets.findCredentials(ctx), await secrets.findSeal(ctx)]
  const now = ctx.clock.now()
  const isSealFit = seal !== undefined && whyUnfit(seal, fields.seller, now) === undefined
  const has = { credentials: credentials !== undefined, certificate: isSealFit, sst: sst_number !== '' || tax_rate === 0 }
  const missing = missingOf(fields, has)
  return {
    ...fields,
    seller: { ...fields.seller, sst_number },
    is_ready: missing.length === 0,
    missing,
    has_credentials: has.credentials,
    certificate: seal === undefined ? null : { ...factsOf(seal.certificate), days_left: daysLeft(seal, now) },
    updated_at: updatedAt.toISOString(),
  }
}

const dayMs = 24 * 3_600_000

function daysLeft({ certificate }: SigningSeal, now: Date): number {
  return Math.max(0, Math.floor((certificate.validToDate.getTime() - now.getTime()) / dayMs))
}

const requiredOfSeller = ['name', 'tin', 'id_value', 'msic_code', 'business_activity', 'phone', 'email', 'address', 'city', 'zip'] as const

function missingOf(
  { seller, starts_on, version }: EinvoiceSettingFields,
  has: { credentials: boolean; certificate: boolean; sst: boolean },
): string[] {
  return [
    ...requiredOfSeller.filter((name) => seller[name] === '').map((name) => `seller.${name}`),
    ...(stateCodeOf(seller.state) === undefined ? ['seller.state'] : []),
    ...(starts_on === null ? ['starts_on'] : []),
    ...(has.credentials ? [] : ['credentials']),
    ...(version === '1.1' && !has.certificate ? ['certificate'] : []),
    ...(has.sst ? [] : ['sst_number']),
  ]
}
