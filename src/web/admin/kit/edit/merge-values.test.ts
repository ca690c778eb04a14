import { expect, it } from 'vitest'
import { changedKeys, mergeValues } from './merge-values.ts'

const base = { name: 'Mug', price: 49, tags: ['felt'] }

it('takes changes of others, and keeps one’s own', () => {
  const mine = { ...base, name: 'Adras mug' }
  const theirs = { ...base, price: 45, tags: ['felt', 'gift'] }
  expect(mergeValues(base, mine, theirs)).toEqual({ merged: { name: 'Adras mug', price: 45, tags: ['felt', 'gift'] }, conflicts: [] })
})

it('names a field that both changed to different things, and keeps one’s own there', () => {
  const merged = mergeValues(base, { ...base, price: 39, name: 'A' }, { ...base, price: 45, name: 'A' })
  expect(merged).toEqual({ merged: { name: 'A', price: 39, tags: ['felt'] }, conflicts: ['price'] })
})

it('reports no change where the value is the same again', () => {
  expect(changedKeys(base, { name: 'Mug', price: 49, tags: ['felt'] })).toEqual([])
  expect(changedKeys(base, { ...base, tags: [] })).toEqual(['tags'])
})

it('merges a field of fields by its own fields, and names it where both changed the same one', () => {
  const base = { stock: { milk: 4, night: 2 } }
  expect(mergeValues(base, { stock: { milk: 5, night: 2 } }, { stock: { milk: 4, night: 1 } })).toEqual({
    merged: { stock: { milk: 5, night: 1 } },
    conflicts: [],
  })
  expect(mergeValues(base, { stock: { milk: 5, night: 2 } }, { stock: { milk: 3, night: 1 } })).toEqual({
    merged: { stock: { milk: 5, night: 1 } },
    conflicts: ['stock'],
  })
})
