import { z } from 'zod'
import { type EinvoiceSettingFields, einvoiceSettingFields } from '#contract/einvoice.ts'
import type { Ctx } from '#modules/context.ts'

/** Values until somebody changes them. */
const defaultEinvoiceSettings: EinvoiceSettingFields = {
  mode: 'off',
  environment: 'sandbox',
  version: '1.1',
  starts_on: null,
  individual: 'on_request',
  over_10000: 'individual',
  consolidate_automatically: true,
  consolidate_on: 3,
  classification_code: '022',
  tax_type: '01',
  on_behalf_of: null,
  seller: {
    name: '',
    tin: '',
    id_type: 'BRN',
    id_value: '',
    msic_code: '',
    business_activity: '',
    phone: '',
    email: '',
    address: '',
    address_2: '',
    city: '',
    zip: '',
    state: '',
    country: 'MY',
  },
}

const storedFields = einvoiceSettingFields.partial()
export type StoredEinvoiceSettings = { fields: EinvoiceSettingFields; updatedAt: Date }

/**
 * Reads the settings in this transaction. Invalid fields have their defaults, the seller as a whole. Fields that this version does not know
 * are left out.
 */
export async function readStoredEinvoiceSettings({ db }: Pick<Ctx, 'db'>): Promise<StoredEinvoiceSettings> {
  const row = await db.selectFrom('einvoice_settings').select(['fields', 'updated_at']).executeTakeFirst()
  const stored = z.record(z.string(), z.unknown()).safeParse(row?.fields).data ?? {}
  const valid = Object.entries(stored).map(([name, value]) => storedFields.safeParse({ [name]: value }).data ?? {})
  return { fields: Object.assign({ ...defaultEinvoiceSettings }, ...valid), updatedAt: row?.updated_at ?? new Date(0) }
}
