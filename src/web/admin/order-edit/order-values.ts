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
  country_name: string
  address: string
  city: string
  state: string
  zip: string
  hasBilling: boolean
  billingName: string
  billingCountry: CountryCode
  billingCountry_name: string
  billingAddress: string
  billingCity: string
  billingState: string
  billingZip: string
  note: string
  gift_message: string
}
type Body = InputOf<typeof adminOrders.edit>['body']

export function valuesOf({ name, email, phone, note, gift_message, shipping_address, billing_address: billing }: StaffOrder): OrderValues {
  const { country, country_name = '', address, city, state, zip } = shipping_address
  return {
    name,
    email,
    phone,
    country,
    country_name,
    address,
    city,
    state,
    zip,
    hasBilling: billing !== null,
    billingName: billing?.name ?? '',
    billingCountry: billing?.country ?? country,
    billingCountry_name: (billing ? billing.country_name : country_name) ?? '',
    billingAddress: billing?.address ?? '',
    billingCity: billing?.city ?? '',
    billingState: billing?.state ?? '',
    billingZip: billing?.zip ?? '',
    note: note ?? '',
    gift_message: gift_message ?? '',
  }
}

const ofAddress = ['country', 'country_name', 'address', 'city', 'state', 'zip'] as const
const ofBilling = [
  'hasBilling',
  'billingName',
  'billingCountry',
  'billingCountry_name',
  'billingAddress',
  'billingCity',
  'billingState',
  'billingZip',
] as const

/** An address is always sent complete. */
export function bodyOf(changed: Partial<OrderValues>, values: OrderValues): Body {
  const { name, email, phone, note, gift_message } = changed
  const { country, country_name, address, city, state, zip } = values
  const contact = {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email: email.trim() || null }),
    ...(phone === undefined ? {} : { phone: phone.trim() || null }),
  }
  return {
    ...(Object.keys(contact).length > 0 ? { contact } : {}),
    ...(ofAddress.some((part) => changed[part] !== undefined)
      ? { shipping: { country, ...(country === 'OTHER' ? { country_name } : {}), address, city, state, zip } }
      : {}),
    ...(ofBilling.some((part) => changed[part] !== undefined) ? { billing: values.hasBilling ? billingOf(values) : null } : {}),
    ...(note === undefined ? {} : { note }),
    ...(gift_message === undefined ? {} : { gift_message }),
  }
}

function billingOf(values: OrderValues): NonNullable<Body['billing']> {
  return {
    name: values.billingName,
    country: values.billingCountry,
    ...(values.billingCountry === 'OTHER' ? { country_name: values.billingCountry_name } : {}),
    address: values.billingAddress,
    city: values.billingCity,
    state: values.billingState,
    zip: values.billingZip,
  }
}

/** Maps paths such as `contact.email` to the fields' names, such as `email`. */
export function pathsAsFields(refusal: AnyRefusal): AnyRefusal {
  if (!refusal.fields) return refusal
  const fieldOf = (path: string) => {
    const [part, name = ''] = path.split('.', 2)
    return part === 'billing' ? `billing${name.charAt(0).toUpperCase()}${name.slice(1)}` : name || path
  }
  const fields = Object.entries(refusal.fields).map(([path, sentence]) => [fieldOf(path), sentence])
  return { ...refusal, fields: Object.fromEntries(fields) as NonNullable<AnyRefusal['fields']> }
}
