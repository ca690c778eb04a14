import type { EinvoiceSettings, EinvoiceSettingsChange } from '#contract/einvoice.ts'

const sellerFields = [
  'name',
  'tin',
  'id_type',
  'id_value',
  'msic_code',
  'business_activity',
  'phone',
  'email',
  'address',
  'address_2',
  'city',
  'zip',
  'state',
] as const
export type SellerField = (typeof sellerFields)[number]

/** Named as the server names the fields of a refusal. */
export type EinvoiceValues = Pick<EinvoiceSettings, 'mode' | 'starts_on' | 'over_10000'> & {
  [Name in SellerField as `seller.${Name}`]: string
}

export function valuesOf({ mode, starts_on, over_10000, seller }: EinvoiceSettings): EinvoiceValues {
  const flat = Object.fromEntries(sellerFields.map((name) => [`seller.${name}`, seller[name]]))
  return { mode, starts_on, over_10000, ...flat } as EinvoiceValues
}

export function changeOf(changed: Partial<EinvoiceValues>): EinvoiceSettingsChange {
  const seller = sellerFields.flatMap((name) => {
    const value = changed[`seller.${name}`]
    return value === undefined ? [] : [[name, value] as const]
  })
  const { mode, starts_on, over_10000 } = changed
  return {
    ...(mode !== undefined && { mode }),
    ...(starts_on !== undefined && { starts_on }),
    ...(over_10000 !== undefined && { over_10000 }),
    ...(seller.length > 0 && { seller: Object.fromEntries(seller) }),
  }
}
