import type { InputOf } from '#contract/calls/typed-call.ts'
import type * as adminOrders from '#contract/calls/admin-orders.gen.ts'
import { countryCodes, type CountryCode } from '#contract/countries.ts'
import { type Language, languages } from '#contract/languages.ts'
import { mostOfOneLine } from '#contract/rules/cart-limits.ts'

export type DraftLine = {
  product_id: string
  variation_id: string | null
  size: string | null
  quantity: number
  /** As it stood in the search. */
  name: string
  option: string
  imageKey: string | null
}

export type Draft = {
  /** Under which it is sent: the same order is written once. */
  key: string
  /** A body that was sent and whose answer never came. */
  unanswered: string
  lines: readonly DraftLine[]
  accountId: string
  name: string
  email: string
  phone: string
  language: Language
  delivery: 'parcel' | 'pickup'
  country: CountryCode
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
    lines: [],
    accountId: '',
    name: '',
    email: '',
    phone: '',
    language,
    delivery: 'parcel',
    country: 'MY',
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

/** The same option twice is one line of more pieces. */
export function withPiece(lines: readonly DraftLine[], piece: DraftLine): readonly DraftLine[] {
  const isSame = (line: DraftLine) => keyOf(line) === keyOf(piece)
  if (!lines.some(isSame)) return [...lines, piece]
  return lines.map((line) => (isSame(line) ? { ...line, quantity: Math.min(line.quantity + piece.quantity, mostOfOneLine) } : line))
}

export function keyOf({ product_id, variation_id, size }: Pick<DraftLine, 'product_id' | 'variation_id' | 'size'>): string {
  return [product_id, variation_id ?? '', size ?? ''].join(' ')
}

/** What is asked of the server's quote; undefined while there is nothing to price. */
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

/** `quotedTotal`: what was shown, so that nobody agrees to another sum. */
export function bodyOf(draft: Draft, quotedTotal: number | undefined): Body {
  const { accountId, name, email, phone, language, delivery, country, address, city, state, zip } = draft
  return {
    items: itemsOf(draft),
    contact: { name, ...(email.trim() ? { email } : {}), ...(phone.trim() ? { phone } : {}) },
    ...(accountId ? { account_id: accountId } : {}),
    language,
    delivery,
    ...(delivery === 'parcel' ? { shipping: { country, address, city, state, zip } } : {}),
    payment_method_id: draft.methodId,
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

const storageKey = 'tulpar.staff-order'
type Stored = Partial<Draft> & { writer?: string | undefined }

/** What this person typed in this tab, over reloads. A stored draft of another shape is taken as far as it fits; somebody else's is not. */
export function readDraft(language: Language, writer: string | undefined): Draft {
  const empty = emptyDraft(language)
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return empty
    const { writer: wroteIt, ...kept } = stored as Stored
    if (wroteIt !== writer) return empty
    const draft = { ...empty, ...kept }
    const fits = Array.isArray(draft.lines) && languages.includes(draft.language) && countryCodes.includes(draft.country)
    return fits ? draft : empty
  } catch {
    return empty
  }
}

export function storeDraft(draft: Draft, writer: string | undefined): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...draft, writer } satisfies Stored))
  } catch {
    // What the browser refuses to keep lives as long as the page.
  }
}

/** Whoever signs out leaves no buyer's address behind. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
