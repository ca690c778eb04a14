import { expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

it('gives back what was packed, here and where only its text arrived', () => {
  const card = { name: 'Кружка', prices: [40, 33] }
  const packed = pack(card)
  expect(unpack(packed)).toBe(card)
  const arrived: typeof packed = JSON.parse(JSON.stringify(packed))
  expect(unpack(arrived)).toEqual(card)
  expect(unpack(arrived)).toBe(unpack(arrived))
})
