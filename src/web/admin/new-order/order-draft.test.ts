import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '#tests/support/fake-storage.ts'
import { forgetOwnTyping, noteTypist } from '#web/browser/own-typing.ts'
import type * as orderDraft from './order-draft.ts'
import {
  bodyOf,
  type Draft,
  type DraftLine,
  emptyDraft,
  isInDoubt,
  quoteBodyOf,
  sentBuyerOf,
  underNewKey,
  withPiece,
} from './order-draft.ts'

const mug: DraftLine = { product_id: 'mug', variation_id: null, size: null, quantity: 1, name: 'Mug', option: '', imageKey: null }
const hourMs = 60 * 60_000

type Page = typeof orderDraft & { close: () => void }
let locks: Set<string>

/** Each import of the module acts as a separate page: in a new tab, or in a tab that reuses this session storage. */
async function openIn(storage: Storage): Promise<Page> {
  const own = new Set<string>()
  const show = () => {
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, _: unknown, act: (lock: unknown) => unknown) => {
          const isFree = !locks.has(name)
          if (isFree) locks.add(name)
          if (isFree) own.add(name)
          return Promise.resolve(act(isFree ? { name } : null))
        },
      },
    })
  }
  show()
  vi.resetModules()
  const page: typeof orderDraft = await import('./order-draft.ts')
  return {
    ...page,
    openDraft: (...input: Parameters<typeof page.openDraft>) => {
      show()
      return page.openDraft(...input)
    },
    storeDraft: (...input: Parameters<typeof page.storeDraft>) => {
      show()
      page.storeDraft(...input)
    },
    close: () => {
      for (const name of own) locks.delete(name)
    },
  }
}

beforeEach(() => {
  locks = new Set()
  vi.stubGlobal('localStorage', fakeStorage())
  return () => {
    vi.unstubAllGlobals()
    vi.resetModules()
  }
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

it('sends no empty fields, and no address for pick-up', () => {
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

it('quotes for the chosen account, else for the owner of the email', () => {
  const draft = { ...emptyDraft('en'), lines: [mug], email: 'aya' }
  expect(quoteBodyOf(draft)).not.toHaveProperty('email')
  expect(quoteBodyOf({ ...draft, email: 'aya@example.com' })).toMatchObject({ email: 'aya@example.com', country: 'MY' })
  expect(quoteBodyOf({ ...draft, email: 'aya@example.com', accountId: 'a' })).toMatchObject({ account_id: 'a' })
})

it('survives a reload and a closed tab, and a stored text that is none of its own', async () => {
  const draft = { ...emptyDraft('kk'), lines: [mug], note: 'Gift' }
  const tab = fakeStorage()
  const page = await openIn(tab)
  await page.openDraft('kk', 'me')
  page.storeDraft(draft, 'me')
  page.close()
  const reloaded = await openIn(tab)
  expect(await reloaded.openDraft('en', 'me')).toEqual(draft)
  reloaded.close()
  const other = await openIn(fakeStorage())
  expect(await other.openDraft('en', 'me')).toEqual({ ...draft, key: expect.any(String) as string })
  const [kept = ''] = Object.keys(localStorage)
  for (const broken of ['{', '7', '{"value":7}', '{"at":9e15,"value":{"lines":{}}}', '{"at":9e15,"value":{"language":"xx"}}']) {
    localStorage.setItem(kept, broken)
    expect(await other.openDraft('en', 'me')).toMatchObject({ lines: [], language: 'en' })
  }
})

it('stores nothing of an order without any input', async () => {
  const page = await openIn(fakeStorage())
  page.storeDraft({ ...emptyDraft('en'), lines: [mug] }, 'me')
  page.storeDraft(emptyDraft('kk'), 'me')
  expect(Object.keys(localStorage)).toEqual([])
})

it('lets two open tabs write two orders, each under its own key', async () => {
  const [tab, otherTab] = [fakeStorage(), fakeStorage()]
  const first = await openIn(tab)
  const firstDraft = { ...(await first.openDraft('en', 'me')), name: 'Aya' }
  first.storeDraft(firstDraft, 'me')
  const second = await openIn(otherTab)
  const opened = await second.openDraft('en', 'me')
  expect(opened).toMatchObject({ name: '' })
  expect(opened.key).not.toBe(firstDraft.key)
  second.storeDraft({ ...opened, name: 'Dana' }, 'me')
  first.close()
  expect(await (await openIn(tab)).openDraft('en', 'me')).toEqual(firstDraft)
  second.close()
  expect(await (await openIn(otherTab)).openDraft('en', 'me')).toMatchObject({ name: 'Dana', key: opened.key })
})

it('takes a copied tab for another one', async () => {
  const tab = fakeStorage()
  const first = await openIn(tab)
  first.storeDraft({ ...(await first.openDraft('en', 'me')), name: 'Aya' }, 'me')
  const copy = Object.assign(fakeStorage(), tab)
  expect(await (await openIn(copy)).openDraft('en', 'me')).toMatchObject({ name: '' })
})

it('continues the order of a closed tab in one other, under a new key unless it may have been written', async () => {
  const tab = await openIn(fakeStorage())
  const left: Draft = { ...(await tab.openDraft('en', 'me')), name: 'Aya' }
  tab.storeDraft(left, 'me')
  tab.close()
  const second = await openIn(fakeStorage())
  const taken = await second.openDraft('en', 'me')
  expect(taken).toEqual({ ...left, key: expect.any(String) as string })
  expect(taken.key).not.toBe(left.key)
  expect(await (await openIn(fakeStorage())).openDraft('en', 'me')).toMatchObject({ name: '' })
  const unanswered = { ...taken, unanswered: '{}', sentAt: Date.now() }
  second.storeDraft(unanswered, 'me')
  second.close()
  expect(await (await openIn(fakeStorage())).openDraft('en', 'me')).toEqual(unanswered)
})

it('shows nobody text of another person, and disappears when they sign out', async () => {
  const tab = fakeStorage()
  const page = await openIn(tab)
  page.storeDraft({ ...(await page.openDraft('en', 'me')), lines: [mug], name: 'Aya' }, 'me')
  page.storeDraft({ ...emptyDraft('en'), name: 'Dana' }, 'somebody else')
  expect(await page.openDraft('en', 'a third')).toMatchObject({ lines: [], name: '' })
  noteTypist('me')
  forgetOwnTyping()
  expect(await page.openDraft('en', 'me')).toMatchObject({ lines: [], name: '' })
  expect(await page.openDraft('en', 'somebody else')).toMatchObject({ name: 'Dana' })
})

it('doubts an order that was sent twenty hours ago without an answer, and finds it by its buyer of then', () => {
  const sentAt = Date.UTC(2026, 1, 3)
  const contact = { name: 'Aya', email: 'aya@example.com' }
  const draft = { ...emptyDraft('en'), name: 'Dana', unanswered: JSON.stringify({ contact }), sentAt }
  expect(isInDoubt(draft, sentAt + 20 * hourMs - 1)).toBe(false)
  expect(isInDoubt(draft, sentAt + 20 * hourMs)).toBe(true)
  expect(isInDoubt({ ...draft, unanswered: '' }, sentAt + 30 * hourMs)).toBe(false)
  expect(sentBuyerOf(draft)).toBe('aya@example.com')
  expect(sentBuyerOf({ ...draft, unanswered: JSON.stringify({ contact: { name: 'Aya' } }) })).toBe('Aya')
  const again = underNewKey(draft)
  expect(again).toMatchObject({ name: 'Dana', unanswered: '' })
  expect(again.key).not.toBe(draft.key)
  expect(isInDoubt(again, sentAt + 30 * hourMs)).toBe(false)
})
