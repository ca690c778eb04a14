import { expect, it } from 'vitest'
import { readUnitName, unitName } from './unit-name.ts'

const id = '01a2b3c4-0000-7000-8000-000000008f67'

it('writes the id alone where there are no sizes (agents, section 6)', () => {
  expect(unitName({ id, size: null })).toBe(id)
  expect(unitName({ id, size: 'M' })).toBe(`${id}.M`)
  expect(unitName({ id, size: '2–3' })).toBe(`${id}.~MuKAkzM`)
})

it('reads every name that it writes', () => {
  for (const size of [null, 'M', 'one.size', '2–3', 'Большой', 'ű', '~x', 'a b', '😀'])
    expect(readUnitName(unitName({ id, size }))).toEqual({ id, size })
})

it('reads no other text', () => {
  for (const text of [
    '',
    'mug',
    `${id}.`,
    `${id}.~`,
    `${id}.~TQ`,
    `${id}.~%%`,
    `${id}.~_w`,
    `${id}.a b`,
    `${id.toUpperCase()}.M`,
    `${id}.${'x'.repeat(21)}`,
  ])
    expect(readUnitName(text), text).toBeUndefined()
})
