import { allPostcodes } from 'malaysia-postcodes'
import { expect, it } from 'vitest'
import { malaysianStates } from '#contract/countries.ts'
import { findMalaysianPlace } from './malaysian-place.ts'

it.each([
  ['50450', { city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur' }],
  ['10200', { city: 'Pulau Pinang', state: 'Pulau Pinang' }],
  ['87000', { city: 'Labuan', state: 'W.P. Labuan' }],
  ['88000', { city: 'Kota Kinabalu', state: 'Sabah' }],
])('knows where %s is', async (postcode, place) => {
  expect(await findMalaysianPlace(postcode)).toEqual(place)
})

it.each(['', '5045', '504500', 'abcde', '00000'])('knows no place of %j', async (postcode) => {
  expect(await findMalaysianPlace(postcode)).toBeUndefined()
})

it('calls every state of the list as the forms do', () => {
  const called = allPostcodes.map(({ name }) => name.replace(/^Wp /, 'W.P. '))
  expect(called.toSorted()).toEqual([...malaysianStates].toSorted())
})
