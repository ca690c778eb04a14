import { expect, it } from 'vitest'
import { isCountryUnnamed, namedCountry } from './named-country.ts'

const georgia = { country: 'OTHER', country_name: 'Georgia' }
const unnamed = { country: 'OTHER', country_name: null }

it('requires the name of a country that is not listed', () => {
  expect(isCountryUnnamed(georgia)).toBe(false)
  expect(isCountryUnnamed({ country: 'OTHER', country_name: ' ' })).toBe(true)
  expect(isCountryUnnamed({ country: 'SG' })).toBe(false)
})

it('asks only where the place differs from the saved one', () => {
  expect(isCountryUnnamed({ country: 'OTHER', country_name: '' }, unnamed)).toBe(false)
  expect(isCountryUnnamed({ country: 'OTHER', country_name: ' ' }, unnamed)).toBe(true)
  expect(isCountryUnnamed({ country: 'OTHER', country_name: '' }, georgia)).toBe(true)
  expect(isCountryUnnamed({ country: 'OTHER', country_name: '' }, { country: 'MY' })).toBe(true)
})

it('sends the name with such a country only', () => {
  expect(namedCountry(georgia)).toEqual(georgia)
  expect(namedCountry({ country: 'SG', country_name: 'Georgia' })).toEqual({ country: 'SG' })
})
