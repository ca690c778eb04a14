import { expect, it } from 'vitest'
import { newOrder, typedAddress, typedBilling } from '../checkout.ts'
import { addressInput } from '../members.ts'
import { postcodeProblem } from './postcode.ts'

it.each(['50000', '01000', ' 88000 '])('takes %j in Malaysia', (zip) => {
  expect(postcodeProblem('MY', zip)).toBeUndefined()
})

it.each(['-1', '5000', '500000', '5000a', '50 000', 'KL'])('refuses %j in Malaysia', (zip) => {
  expect(postcodeProblem('MY', zip)).toBe('postcode_malaysia')
})

it.each(['SW1A 1AA', '050010', 'A15E6M1', '1', 'н/д'])('accepts %j where it knows no pattern', (zip) => {
  expect(postcodeProblem('GB', zip)).toBeUndefined()
})

it.each(['-', '—', '. .', '#'])('refuses %j where it knows no pattern', (zip) => {
  expect(postcodeProblem('OTHER', zip)).toBe('invalid_postcode')
})

const place = { address: '22 Jalan Telawi', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '-1', country: 'MY' }
const person = { name: 'Aigerim', phone: '+60 12 345 6789' }

it.each([
  ['a parcel', typedAddress, place],
  ['a bill', typedBilling, place],
  ['an address of an account', addressInput, { ...place, ...person }],
])('is checked in %s', (_, schema, body) => {
  const problems = (zip: string) => schema.safeParse({ ...body, zip }).error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(problems('-1')).toEqual([['zip', 'postcode_malaysia']])
  expect(problems('59100')).toBeUndefined()
  // An empty field gets only one message.
  expect(problems(' ')).toEqual([['zip', 'required']])
})

it('is named beside other problems of an order', () => {
  const { error } = newOrder.safeParse({
    items: [{ product_id: '018f0000-0000-7000-8000-000000000002', quantity: 1 }],
    contact: { ...person, email: 'aigerim@example.com' },
    shipping: { ...place, city: '' },
  })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['shipping.city', 'shipping.zip'])
})
