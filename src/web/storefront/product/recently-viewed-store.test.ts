import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetViewed } from './forget-viewed.ts'
import { readViewed, rememberViewed } from './recently-viewed-store.ts'

const stored = new Map<string, string>()
const key = 'tulpar.viewed'

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

const seen = (id: string, name = id) => ({ id, slug: id, imageKey: null, name })

it('has each product once, the newest first, and its name in every language in which it was seen', () => {
  rememberViewed(seen('mug', 'Mug'), 'en')
  rememberViewed(seen('bag', 'Bag'), 'en')
  rememberViewed(seen('mug', 'Кружка'), 'ru')
  expect(readViewed().map(({ id, names }) => [id, names])).toEqual([
    ['mug', { en: 'Mug', ru: 'Кружка' }],
    ['bag', { en: 'Bag' }],
  ])
})

it('keeps eight, and forgets them all', () => {
  for (let count = 0; count < 12; count += 1) rememberViewed(seen(String(count)), 'en')
  expect(readViewed().map(({ id }) => id)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
  forgetViewed()
  expect(readViewed()).toEqual([])
})

it('is empty where the stored is none of ours, or storage is refused', () => {
  for (const wrong of ['{', '{}', '[1, null, {"id": "x"}]', '[{"id": "x", "slug": "x", "imageKey": 1, "names": {}}]']) {
    stored.set(key, wrong)
    expect(readViewed(), wrong).toEqual([])
  }
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused')
    },
    setItem() {
      throw new Error('refused')
    },
  })
  rememberViewed(seen('mug'), 'en')
  expect(readViewed()).toEqual([])
})
