import type { CartItem, Delivery } from '#contract/checkout.ts'
import { type CountryCode, countryOf, isCountryCode, malaysianStates } from '#contract/countries.ts'
import type { Money } from '#contract/rules/money.ts'

/** In page order. Named as in the server's `fields`, so that its sentences find their inputs. */
export const fieldPaths = [
  'contact.name',
  'contact.email',
  'contact.phone',
  'shipping.country',
  'shipping.country_name',
  'shipping.address',
  'shipping.city',
  'shipping.state',
  'shipping.zip',
  'gift_message',
  'billing.name',
  'billing.country',
  'billing.country_name',
  'billing.address',
  'billing.city',
  'billing.state',
  'billing.zip',
  'payment_method_id',
  'note',
] as const
export type FieldPath = (typeof fieldPaths)[number]
export type AddressKind = 'shipping' | 'billing'

/** For a collected order the typed address stays in the draft but is not required. */
export type Draft = {
  values: Record<FieldPath, string>
  isBillingSame: boolean
  delivery: Delivery
  isGift: boolean
  /** Only applies to a gift. */
  isWrapped: boolean
  /** The total is 0, so no payment method is required. */
  isFree: boolean
}

export const emptyDraft: Draft = {
  values: {
    'contact.name': '',
    'contact.email': '',
    'contact.phone': '',
    'shipping.country': 'MY',
    'shipping.country_name': '',
    'shipping.address': '',
    'shipping.city': '',
    'shipping.state': '',
    'shipping.zip': '',
    'billing.name': '',
    'billing.country': 'MY',
    'billing.country_name': '',
    'billing.address': '',
    'billing.city': '',
    'billing.state': '',
    'billing.zip': '',
    payment_method_id: '',
    note: '',
    gift_message: '',
  },
  isBillingSame: true,
  delivery: 'parcel',
  isGift: false,
  isWrapped: false,
  isFree: false,
}

function emptyDraftFor(country: CountryCode): Draft {
  return { ...emptyDraft, values: { ...emptyDraft.values, 'shipping.country': country, 'billing.country': country } }
}

/** Changes a field. A change of country to or from Malaysia clears the state, since a Malaysian state is no province elsewhere. */
export function changeField({ values, ...draft }: Draft, path: FieldPath, value: string): Draft {
  const next = { ...values, [path]: value }
  for (const kind of ['shipping', 'billing'] as const) {
    if (path !== `${kind}.country`) continue
    const isKnown = malaysianStates.some((state) => state === next[`${kind}.state`])
    if ((value === 'MY') !== isKnown) next[`${kind}.state`] = ''
  }
  return { ...draft, values: next }
}

/** Fills in empty fields, for example from the profile after a sign-in. */
export function prefill(draft: Draft, known: Partial<Record<FieldPath, string>>): Draft {
  const values = { ...draft.values }
  for (const path of fieldPaths) if (values[path] === '') values[path] = known[path] ?? ''
  return { ...draft, values }
}

/**
 * Returns the fields that apply: no address for a collected order, a billing address only if it differs, a country name only for an
 * unlisted country, a message only for a gift, a payment method only if there is a sum to pay.
 */
export function askedFields({ values, isBillingSame, delivery, isGift, isFree }: Draft): FieldPath[] {
  const isAsked: Readonly<Record<string, boolean>> = {
    shipping: delivery === 'parcel',
    billing: !isBillingSame,
    gift_message: isGift,
    payment_method_id: !isFree,
  }
  const isNamed: Readonly<Record<string, boolean>> = {
    'shipping.country_name': values['shipping.country'] === 'OTHER',
    'billing.country_name': values['billing.country'] === 'OTHER',
  }
  const asked = fieldPaths.filter((path) => (isAsked[path.split('.', 1)[0] ?? ''] ?? true) && (isNamed[path] ?? true))
  return (['shipping', 'billing'] as const).reduce(
    (paths, kind) => (values[`${kind}.country`] === 'MY' ? withPostcodeFirst(paths, kind) : paths),
    asked,
  )
}

/** In Malaysia the postcode is first. */
function withPostcodeFirst(paths: FieldPath[], kind: AddressKind): FieldPath[] {
  const zip = `${kind}.zip` as const
  const city = `${kind}.city` as const
  return paths.filter((path) => path !== zip).flatMap((path) => (path === city ? [zip, city] : [path]))
}

export type OrderExtras = {
  items: CartItem[]
  quotedTotal: Money | undefined
  partnerCode: string | undefined
  discountCode: string
  eventId?: string | undefined
  handoff?: string | undefined
}

export function orderBody(draft: Draft, { items, quotedTotal, partnerCode, discountCode, eventId, handoff }: OrderExtras) {
  const value = (path: FieldPath) => draft.values[path].trim()
  const addressOf = (kind: AddressKind) => ({
    address: value(`${kind}.address`),
    city: value(`${kind}.city`),
    state: value(`${kind}.state`),
    zip: value(`${kind}.zip`),
    country: countryOf(value(`${kind}.country`)),
    ...(value(`${kind}.country`) === 'OTHER' ? { country_name: value(`${kind}.country_name`) } : {}),
  })
  return {
    items,
    contact: { name: value('contact.name'), email: value('contact.email'), phone: value('contact.phone') },
    delivery: draft.delivery,
    ...(draft.delivery === 'parcel' ? { shipping: addressOf('shipping') } : {}),
    ...(draft.isBillingSame
      ? {}
      : { billing: { ...addressOf('billing'), ...(value('billing.name') ? { name: value('billing.name') } : {}) } }),
    ...(draft.isFree ? {} : { payment_method_id: value('payment_method_id') }),
    ...(value('note') ? { note: value('note') } : {}),
    ...(draft.isGift && draft.isWrapped ? { gift_wrapping: true } : {}),
    ...(draft.isGift && value('gift_message') ? { gift_message: value('gift_message') } : {}),
    ...(eventId ? { event_id: eventId } : {}),
    ...(partnerCode ? { partner_code: partnerCode } : {}),
    ...(discountCode ? { discount_code: discountCode } : {}),
    ...(handoff ? { handoff } : {}),
    ...(quotedTotal === undefined ? {} : { quoted_total: quotedTotal }),
  }
}

/** Parses the draft of an earlier page in this tab. Invalid values become those of an empty form. */
export function parseDraft(stored: string | null, country: CountryCode = 'MY'): Draft {
  const empty = emptyDraftFor(country)
  const saved = readObject(stored)
  const savedValues = readObject(saved?.values)
  if (!saved || !savedValues) return empty
  const values = { ...empty.values }
  for (const path of fieldPaths) {
    const value = savedValues[path]
    if (typeof value === 'string') values[path] = value
  }
  for (const kind of ['shipping', 'billing'] as const) {
    if (!isCountryCode(values[`${kind}.country`])) values[`${kind}.country`] = country
  }
  return {
    values,
    isBillingSame: saved.isBillingSame !== false,
    delivery: saved.delivery === 'pickup' ? 'pickup' : 'parcel',
    isGift: saved.isGift === true,
    isWrapped: saved.isWrapped === true,
    isFree: false,
  }
}

function readObject(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  if (typeof value !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? undefined : readObject(parsed)
  } catch {
    return undefined
  }
}
