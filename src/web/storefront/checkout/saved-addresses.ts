import { countryOf } from '#contract/countries.ts'
import type { OwnAddress } from '#contract/members.ts'
import { type AddressKind, type Draft, emptyDraft, type FieldPath } from './draft.ts'

export type SavedAddress = Omit<OwnAddress, 'created_at' | 'updated_at'>

const parts = ['address', 'city', 'state', 'zip', 'country', 'country_name'] as const

/** Uses a saved address. Shipping also takes the saved name and phone, billing the name. */
export function goTo(draft: Draft, kind: AddressKind, saved: SavedAddress): Draft {
  const values = { ...draft.values }
  for (const part of parts) values[`${kind}.${part}`] = saved[part] ?? ''
  if (kind === 'billing') return { ...draft, values: { ...values, 'billing.name': saved.name } }
  return { ...draft, values: { ...values, 'contact.name': saved.name, 'contact.phone': saved.phone } }
}

export function clearAddress(draft: Draft, kind: AddressKind): Draft {
  const values = { ...draft.values }
  for (const part of parts) values[`${kind}.${part}`] = emptyDraft.values[`${kind}.${part}`]
  return { ...draft, values: kind === 'billing' ? { ...values, 'billing.name': '' } : values }
}

export function findSaved(draft: Draft, kind: AddressKind, saved: readonly SavedAddress[]): SavedAddress | undefined {
  return saved.find((address) => parts.every((part) => draft.values[`${kind}.${part}`].trim() === (address[part] ?? '')))
}

/** A default billing address other than the shipping one is entered separately. */
export function startAtDefaults(draft: Draft, saved: readonly SavedAddress[]): Draft {
  const written: FieldPath[] = ['shipping.address', 'shipping.city', 'shipping.zip', 'billing.address', 'billing.city', 'billing.zip']
  if (written.some((path) => draft.values[path] !== '')) return draft
  const shipping = saved.find(({ is_default_shipping }) => is_default_shipping)
  const billing = saved.find(({ is_default_billing }) => is_default_billing)
  const started = shipping ? goTo(draft, 'shipping', shipping) : draft
  return billing && billing.id !== shipping?.id ? { ...goTo(started, 'billing', billing), isBillingSame: false } : started
}

export function addressToSave({ values }: Draft, saved: readonly SavedAddress[]) {
  const value = (path: FieldPath) => values[path].trim()
  return {
    label: saved.length === 0 ? ('home' as const) : ('other' as const),
    name: value('contact.name'),
    phone: value('contact.phone'),
    address: value('shipping.address'),
    city: value('shipping.city'),
    state: value('shipping.state'),
    zip: value('shipping.zip'),
    country: countryOf(value('shipping.country')),
    ...(value('shipping.country') === 'OTHER' ? { country_name: value('shipping.country_name') } : {}),
  }
}
