import { beforeEach, expect, it, vi } from 'vitest'
import { bodyOf, type DraftLine, emptyDraft, forgetDraft, quoteBodyOf, readDraft, storeDraft, withPiece } from './order-draft.ts'

const stored = new Map<string, string>()
const mug: DraftLine = { product_id: 'mug', variation_id: null, size: null, quantity: 1, name: 'Mug', option: '', imageKey: null }

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('counts the same option on one line, as many as a line takes', () => {
  const night = { ...mug, size: 'M' }
  const lines = [mug, night, mug].reduce(withPiece, [] as readonly DraftLine[])
  expect(lines.map(({ size, quantity }) => [size, quantity])).toEqual([
    [null, 2],
    ['M', 1],
  ])
  expect(withPiece(lines, { ...mug, quantity: 500 })[0]?.quantity).toBe(99)
})

it('sends nothing of what was left empty, and no address for pick-up', () => {
  const draft = {
    ...emptyDraft('ru'),
    lines: [mug],
    name: 'Ayan',
    phone: '+7 701 234 56 78',
    city: 'Almaty',
    methodId: 'm',
    delivery: 'pickup' as const,
  }
  expect(bodyOf(draft, 12.5)).toEqual({
    items: [{ product_id: 'mug', quantity: 1 }],
    contact: { name: 'Ayan', phone: '+7 701 234 56 78' },
    language: 'ru',
    delivery: 'pickup',
    payment_method_id: 'm',
    payment: { status: 'unpaid' },
    quoted_total: 12.5,
  })
  expect(quoteBodyOf({ ...draft, lines: [] })).toBeUndefined()
})

it('quotes for the chosen account, else for whoever has the email', () => {
  const draft = { ...emptyDraft('en'), lines: [mug], email: 'aya' }
  expect(quoteBodyOf(draft)).not.toHaveProperty('email')
  expect(quoteBodyOf({ ...draft, email: 'aya@example.com' })).toMatchObject({ email: 'aya@example.com', country: 'MY' })
  expect(quoteBodyOf({ ...draft, email: 'aya@example.com', accountId: 'a' })).toMatchObject({ account_id: 'a' })
})

it('survives a reload, and a stored text that is none of its own', () => {
  const draft = { ...emptyDraft('kk'), lines: [mug], note: 'Gift' }
  storeDraft(draft, 'me')
  expect(readDraft('en', 'me')).toEqual(draft)
  for (const broken of ['{', '7', '{"lines":{}}', '{"language":"xx"}']) {
    stored.set('tulpar.staff-order', broken)
    expect(readDraft('en', undefined)).toMatchObject({ lines: [], language: 'en' })
  }
})

it('shows nobody what somebody else typed, and goes when they sign out', () => {
  storeDraft({ ...emptyDraft('en'), lines: [mug], name: 'Aya' }, 'me')
  expect(readDraft('en', 'somebody else')).toMatchObject({ lines: [], name: '' })
  forgetDraft()
  expect(readDraft('en', 'me')).toMatchObject({ lines: [], name: '' })
})
