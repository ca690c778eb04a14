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
  /** When that was; 0 for never. */
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
 * The shop forgets a key after a day (`modules/once/module.ts`): what is sent again later could be written twice. Earlier than that, for
 * clocks that go wrong and for what is on its way.
 */
const keyHoldsMs = 20 * 60 * 60_000

/** What a draft notes when its order is sent for the first time. */
export function sentNow(body: object): Pick<Draft, 'unanswered' | 'sentAt'> {
  return { unanswered: JSON.stringify(body), sentAt: Date.now() }
}

/** Whether the order may be there already and its key can no longer tell. */
export function isInDoubt({ unanswered, sentAt }: Draft, nowMs = Date.now()): boolean {
  return unanswered !== '' && nowMs - sentAt >= keyHoldsMs
}

/** Another order as far as the shop can tell, of the same content. */
export function underNewKey(draft: Draft): Draft {
  return { ...draft, key: crypto.randomUUID(), unanswered: '', sentAt: 0 }
}

/** By what the order that was sent is found in the list, if it is there. */
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

/** Whether nothing is typed in it yet. */
export function isUntouched(draft: Draft): boolean {
  const { key, language } = draft
  return isSame(draft, { ...emptyDraft(language), key })
}

/**
 * What this person typed in this tab, over its reloads, else in a tab that is no longer open. Two tabs that are open write two orders. A stored
 * draft of another shape is taken as far as it fits. Browser only.
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
    // Another tab may have taken it in between.
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
