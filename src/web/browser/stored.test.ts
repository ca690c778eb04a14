import { beforeEach, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './stored.ts'

const held = new Map<string, string>()

beforeEach(() => {
  held.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
})

it('reads its own output, and nothing after its removal', () => {
  writeStored('a', { lines: ['x'] })
  expect(readStored('a')).toEqual({ lines: ['x'] })
  writeStored('a', undefined)
  expect(held.has('a')).toBe(false)
  expect(readStored('a')).toBeUndefined()
})

it('ignores text that is not JSON', () => {
  held.set('a', 'nonsense')
  expect(readStored('a')).toBeUndefined()
})

it('does without a store', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => writeStored('a', 1)).not.toThrow()
  expect(readStored('a')).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeStored('a', 1)).not.toThrow()
  expect(readStored('a')).toBeUndefined()
})
