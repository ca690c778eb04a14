import { expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

it('gives the same value for the same text, and forgets what nobody has asked for the longest', () => {
  let made = 0
  const cache = new TextCache(2, (text) => ({ text, number: (made += 1) }))
  const [mug, bag] = [cache.get('mug'), cache.get('bag')]
  expect(cache.get('mug')).toBe(mug)
  cache.get('pin')
  expect(cache.get('mug')).toBe(mug)
  expect(cache.get('bag')).not.toBe(bag)
  expect(made).toBe(4)
})
