import type * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import type { InputOf } from '#contract/calls/typed-call.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { StaffOrder } from '#contract/orders.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'

export type OrderValues = {
  name: string
  email: string
  phone: string
  country: CountryCode
  address: string
  city: string
  state: string
  zip: string
  note: string
}
type Body = InputOf<typeof adminOrders.edit>['body']

export function valuesOf({ name, email, phone, note, shipping_address }: StaffOrder): OrderValues {
  const { country, address, city, state, zip } = shipping_address
  return { name, email, phone, country, address, city, state, zip, note: note ?? '' }
}

const ofAddress = ['country', 'address', 'city', 'state', 'zip'] as const

/** An address is sent as a whole. */
export function bodyOf(changed: Partial<OrderValues>, values: OrderValues): Body {
  const { name, email, phone, note } = changed
  const { country, address, city, state, zip } = values
  const contact = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email: email.trim() || null }),
    ...(phone === undefined ? {} : { phone: phone.trim() || null }),
  }
  return {
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(ofAddress.some((part) => changed[part] !== undefined) ? { shipping: { country, address, city, state, zip } } : {}),
    ...(note === undefined ? {} : { note }),
  }
}

/** `contact.email` stands beside the field that is called email. */
export function pathsAsFields(refusal: AnyRefusal): AnyRefusal {
  if (!refusal.fields) return refusal
  const fields = Object.entries(refusal.fields).map(([path, sentence]) => [path.replace(/^(?:contact|shipping)\./, ''), sentence])
  return { ...refusal, fields: Object.fromEntries(fields) as NonNullable<AnyRefusal['fields']> }
}
