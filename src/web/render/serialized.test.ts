import { expect, it } from 'vitest'
import { serialize, deserialize } from './serialized.ts'

it('restores serialised values, here and where only the text arrived', () => {
  const card = { name: 'Кружка', prices: [40, 33] }
  const serialized = serialize(card)
  expect(deserialize(serialized)).toBe(card)
  const arrived: typeof serialized = JSON.parse(JSON.stringify(serialized))
  expect(deserialize(arrived)).toEqual(card)
  expect(deserialize(arrived)).toBe(deserialize(arrived))
})
