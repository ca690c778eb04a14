import { malaysianStates } from '#contract/countries.ts'
import type { OwnAddress } from '#contract/members.ts'

export const addressLabels = ['home', 'work', 'other'] as const satisfies readonly OwnAddress['label'][]

export const addressFields = ['name', 'phone', 'country', 'country_name', 'address', 'city', 'state', 'zip'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Record<AddressField, string>
export type TypedAddress = {
  values: AddressValues
  label: OwnAddress['label']
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

export function startAddress(address: OwnAddress | undefined, ownName: string): TypedAddress {
  if (!address) {
    const values = { name: ownName, phone: '', country: 'MY', country_name: '', address: '', city: '', state: '', zip: '' }
    return { values, label: 'home', isDefaultShipping: false, isDefaultBilling: false }
  }
  const { name, phone, country, country_name = '', address: street, city, state, zip } = address
  return {
    values: changeAddressField({ name, phone, country, country_name, address: street, city, state, zip }, 'country', country),
    label: address.label,
    isDefaultShipping: address.is_default_shipping,
    isDefaultBilling: address.is_default_billing,
  }
}

/** A change of country to or from Malaysia clears the state, since a Malaysian state is no province elsewhere. */
export function changeAddressField(values: AddressValues, field: AddressField, value: string): AddressValues {
  const next = { ...values, [field]: value }
  const isMalaysian = malaysianStates.some((state) => state === next.state)
  return field === 'country' && (value === 'MY') !== isMalaysian ? { ...next, state: '' } : next
}

/** Returns the fields that apply, in form order: a listed country needs no country name, and in Malaysia the postcode is first. */
export function askedOf({ country }: Pick<AddressValues, 'country'>): readonly AddressField[] {
  if (country === 'OTHER') return addressFields
  if (country === 'MY') return ['name', 'phone', 'country', 'address', 'zip', 'city', 'state']
  return addressFields.filter((field) => field !== 'country_name')
}
