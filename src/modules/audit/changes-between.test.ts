import { expect, it } from 'vitest'
import { changesBetween } from './changes-between.ts'

it('reports the fields that differ, before and after', () => {
  const at = new Date('2026-03-21T04:00:00Z')
  expect(
    changesBetween({ name: 'Mug', price: 40, tags: ['felt'], expires_at: null }, { name: 'Mug', price: 45, tags: [], expires_at: at }),
  ).toEqual({
    price: [40, 45],
    tags: [['felt'], []],
    expires_at: [null, '2026-03-21T04:00:00.000Z'],
  })
})

it('has nothing before a creation, nothing after a deletion, and distinguishes a missing field from an empty one', () => {
  expect(changesBetween(undefined, { name: 'Mug', note: null })).toEqual({ name: [null, 'Mug'] })
  expect(changesBetween({ name: 'Mug' }, undefined)).toEqual({ name: ['Mug', null] })
  expect(changesBetween({ note: undefined }, { note: null })).toEqual({})
})

it('leaves secrets out', () => {
  expect(changesBetween({ password: 'a', api_token: 'b' }, { password: 'c', api_token: 'd', secretKey: 'e', name: 'f' })).toEqual({
    name: [null, 'f'],
  })
})
