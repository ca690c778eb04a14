import type { CartItem } from '#contract/checkout.ts'
import { isCountryCode, malaysianStates } from '#contract/countries.ts'
import type { Money } from '#contract/rules/money.ts'

/** Named as the server names them in `fields`, so that its sentences find their inputs. */
export const fieldPaths = [
  'contact.name',
  'contact.email',
  'contact.phone',
  'shipping.country',
  'shipping.address',
  'shipping.city',
  'shipping.state',
  'shipping.zip',
  'billing.name',
  'billing.country',
  'billing.address',
  'billing.city',
  'billing.state',
  'billing.zip',
  'payment_method_id',
  'note',
] as const
export type FieldPath = (typeof fieldPaths)[number]
export type AddressKind = 'shipping' | 'billing'

export type Draft = { values: Record<FieldPath, string>; isBillingSame: boolean }

export const emptyDraft: Draft = {
  values: {
    'contact.name': '',
    'contact.email': '',
    'contact.phone': '',
    'shipping.country': 'MY',
    'shipping.address': '',
    'shipping.city': '',
    'shipping.state': '',
    'shipping.zip': '',
    'billing.name': '',
    'billing.country': 'MY',
    'billing.address': '',
    'billing.city': '',
    'billing.state': '',
    'billing.zip': '',
    payment_method_id: '',
    note: '',
  },
  isBillingSame: true,
}

/** Keeps what was typed; a state of Malaysia and a province elsewhere are no answers to each other. */
export function changeField({ values, isBillingSame }: Draft, path: FieldPath, value: string): Draft {
  const next = { ...values, [path]: value }
  for (const kind of ['shipping', 'billing'] as const) {
    if (path !== `${kind}.country`) continue
    const isKnown = malaysianStates.some((state) => state === next[`${kind}.state`])
    if ((value === 'MY') !== isKnown) next[`${kind}.state`] = ''
  }
  return { values: next, isBillingSame }
}

/** Fills what is still empty, e.g. from the profile of somebody who signed in meanwhile. */
export function prefill(draft: Draft, known: Partial<Record<FieldPath, string>>): Draft {
  const values = { ...draft.values }
  for (const path of fieldPaths) if (values[path] === '') values[path] = known[path] ?? ''
  return { ...draft, values }
}

/** The fields that count: a billing address only where it is another one. */
export function askedFields({ isBillingSame }: Draft): FieldPath[] {
  return fieldPaths.filter((path) => !(isBillingSame && path.startsWith('billing.')))
}

export type OrderExtras = { items: CartItem[]; quotedTotal: Money | undefined; partnerCode: string | undefined }

/** The body of POST /api/orders. */
export function orderBody(draft: Draft, { items, quotedTotal, partnerCode }: OrderExtras) {
  const value = (path: FieldPath) => draft.values[path].trim()
  const addressOf = (kind: AddressKind) => ({
    address: value(`${kind}.address`),
    city: value(`${kind}.city`),
    state: value(`${kind}.state`),
    zip: value(`${kind}.zip`),
    country: value(`${kind}.country`),
  })
  return {
    items,
    contact: { name: value('contact.name'), email: value('contact.email'), phone: value('contact.phone') },
    shipping: addressOf('shipping'),
    ...(draft.isBillingSame
      ? {}
      : { billing: { ...addressOf('billing'), ...(value('billing.name') ? { name: value('billing.name') } : {}) } }),
    payment_method_id: value('payment_method_id'),
    ...(value('note') ? { note: value('note') } : {}),
    ...(partnerCode ? { partner_code: partnerCode } : {}),
    ...(quotedTotal === undefined ? {} : { quoted_total: quotedTotal }),
  }
}

/** What an earlier page of this tab left; anything odd falls back to what an empty form has. */
export function parseDraft(stored: string | null): Draft {
  const kept = readObject(stored)
  const keptValues = readObject(kept?.values)
  if (!kept || !keptValues) return emptyDraft
  const values = { ...emptyDraft.values }
  for (const path of fieldPaths) {
    const value = keptValues[path]
    if (typeof value === 'string') values[path] = value
  }
  for (const kind of ['shipping', 'billing'] as const) {
    if (!isCountryCode(values[`${kind}.country`])) values[`${kind}.country`] = emptyDraft.values[`${kind}.country`]
  }
  return { values, isBillingSame: kept.isBillingSame !== false }
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
