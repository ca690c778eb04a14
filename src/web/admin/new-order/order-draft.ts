import type { InputOf } from '#contract/calls/typed-call.ts'
import type * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { countryCodes, type CountryCode } from '#contract/countries.ts'
import { type Language, languages } from '#contract/languages.ts'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { claimTab, entriesOf, keepTyped, renameTab, tabName } from '../kit/edit/kept-typing.ts'
import { isSame } from '../kit/edit/merge-values.ts'
import { canLock, holdLock } from '../kit/edit/page-locks.ts'

export type DraftLine = {
  product_id: string
  variation_id: string | null
  size: string | null
  quantity: number
  name: string
  option: string
  imageKey: string | null
}

export type Draft = {
  /** Idempotency key. The server creates one order for it, however often it is sent. */
  key: string
  /** The JSON body of a request that got no answer. Empty if there is none. */
  unanswered: string
  /** The time of that request. 0 if there was none. */
  sentAt: number
  lines: readonly DraftLine[]
  accountId: string
  name: string
  email: string
  phone: string
  language: Language
  delivery: 'parcel' | 'pickup'
  country: CountryCode
  country_name: string
  address: string
  city: string
  state: string
  zip: string
  methodId: string
  isPaid: boolean
  note: string
  isWrapped: boolean
  gift_message: string
  code: string
}

type Body = InputOf<typeof adminOrders.create>
type QuoteBody = InputOf<typeof adminOrders.quote>

export function emptyDraft(language: Language): Draft {
  return {
    key: crypto.randomUUID(),
    unanswered: '',
    sentAt: 0,
    lines: [],
    accountId: '',
    name: '',
    email: '',
    phone: '',
    language,
    delivery: 'parcel',
    country: 'MY',
    country_name: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    methodId: '',
    isPaid: false,
    note: '',
    isWrapped: false,
    gift_message: '',
    code: '',
  }
}

/** Adds a piece, or raises the quantity of the line that has the same option. */
export function withPiece(lines: readonly DraftLine[], piece: DraftLine): readonly DraftLine[] {
  const isSame = (line: DraftLine) => keyOf(line) === keyOf(piece)
  if (!lines.some(isSame)) return [...lines, piece]
  return lines.map((line) => (isSame(line) ? { ...line, quantity: Math.min(line.quantity + piece.quantity, mostOfOneLine) } : line))
}

export function keyOf({ product_id, variation_id, size }: Pick<DraftLine, 'product_id' | 'variation_id' | 'size'>): string {
  return [product_id, variation_id ?? '', size ?? ''].join(' ')
}

/** Returns the body of the quote request. Undefined while there is nothing to price. */
export function quoteBodyOf(draft: Draft): QuoteBody | undefined {
  if (draft.lines.length === 0) return undefined
  const email = draft.email.trim()
  return {
    items: itemsOf(draft),
    delivery: draft.delivery,
    ...(draft.delivery === 'parcel' ? { country: draft.country, ...(draft.state.trim() ? { state: draft.state.trim() } : {}) } : {}),
    ...(draft.accountId ? { account_id: draft.accountId } : email.includes('@') ? { email } : {}),
    ...(draft.code.trim() ? { discount_code: draft.code.trim() } : {}),
    ...(draft.isWrapped ? { gift_wrapping: true } : {}),
  }
}

/** `quotedTotal` is the total that was shown, so the buyer never pays a different sum. */
export function bodyOf(draft: Draft, quotedTotal: number | undefined): Body {
  const { accountId, name, email, phone, language, delivery, country, country_name, address, city, state, zip } = draft
  return {
    items: itemsOf(draft),
    contact: { name, ...(email.trim() ? { email } : {}), ...(phone.trim() ? { phone } : {}) },
    ...(accountId ? { account_id: accountId } : {}),
    language,
    delivery,
    ...(delivery === 'parcel'
      ? { shipping: { country, ...(country === 'OTHER' ? { country_name } : {}), address, city, state, zip } }
      : {}),
    ...(draft.methodId === '' ? {} : { payment_method_id: draft.methodId }),
    payment: draft.isPaid ? { status: 'paid', paid_through: 'staff' } : { status: 'unpaid' },
    ...(draft.note.trim() ? { note: draft.note } : {}),
    ...(draft.isWrapped ? { gift_wrapping: true } : {}),
    ...(draft.gift_message.trim() ? { gift_message: draft.gift_message } : {}),
    ...(draft.code.trim() ? { discount_code: draft.code.trim() } : {}),
    ...(quotedTotal === undefined ? {} : { quoted_total: quotedTotal }),
  }
}

function itemsOf({ lines }: Draft): Body['items'] {
  return lines.map(({ product_id, variation_id, size, quantity }) => ({
    product_id,
    quantity,
    ...(variation_id ? { variation_id } : {}),
    ...(size ? { size } : {}),
  }))
}

/**
 * The server forgets a key after a day (`modules/once/module.ts`), and a later retry could create a second order. This limit is lower, to
 * allow for wrong clocks and requests in flight.
 */
const keyHoldsMs = 20 * 60 * 60_000

export function sentNow(body: object): Pick<Draft, 'unanswered' | 'sentAt'> {
  return { unanswered: JSON.stringify(body), sentAt: Date.now() }
}

/** Whether the order may already exist and its key is too old to prevent a second one. */
export function isInDoubt({ unanswered, sentAt }: Draft, nowMs = Date.now()): boolean {
  return unanswered !== '' && nowMs - sentAt >= keyHoldsMs
}

/** Gives the draft a new key, so the server treats it as a different order. */
export function underNewKey(draft: Draft): Draft {
  return { ...draft, key: crypto.randomUUID(), unanswered: '', sentAt: 0 }
}

/** Returns the email or name by which the sent order can be found in the list. */
export function sentBuyerOf({ unanswered }: Draft): string {
  try {
    const { contact } = JSON.parse(unanswered) as Body
    return contact.email ?? contact.name
  } catch {
    return ''
  }
}

const nameOf = (writer: string | undefined) => `order.${writer ?? ''}`
const lockOf = (writer: string | undefined, tab: string) => `tulpar.staff.order.${writer ?? ''}#${tab}`

export function isUntouched(draft: Draft): boolean {
  const { key, language } = draft
  return isSame(draft, { ...emptyDraft(language), key })
}

/**
 * Opens this person's draft: the one of this tab, also after a reload, or one of a tab that is closed. Two open tabs write two orders. A
 * stored draft of another version is restored as far as it fits. Browser only.
 */
export async function openDraft(language: Language, writer: string | undefined): Promise<Draft> {
  const name = nameOf(writer)
  await claimTab()
  if (!(await holdLock(lockOf(writer, tabName())))) await holdLock(lockOf(writer, renameTab()))
  const find = (tab: string) => entriesOf<unknown>(name).find((entry) => entry.tab === tab)
  const own = find(tabName())
  if (own) return fitting(own.value, language) ?? emptyDraft(language)
  for (const { tab } of canLock() ? entriesOf(name) : []) {
    if (!(await holdLock(lockOf(writer, tab)))) continue
    // Another tab may have taken it since.
    const entry = find(tab)
    if (!entry) continue
    keepTyped(name, undefined, tab)
    const draft = fitting(entry.value, language)
    if (!draft) continue
    const taken = draft.unanswered === '' ? underNewKey(draft) : draft
    storeDraft(taken, writer)
    return taken
  }
  return emptyDraft(language)
}

function fitting(stored: unknown, language: Language): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const draft: Draft = { ...emptyDraft(language), ...stored }
  const fits = Array.isArray(draft.lines) && languages.includes(draft.language) && countryCodes.includes(draft.country)
  return fits ? draft : undefined
}

export function storeDraft(draft: Draft, writer: string | undefined): void {
  keepTyped(nameOf(writer), isUntouched(draft) ? undefined : { value: draft })
}
