import { expect, it } from 'vitest'
import { changedCompanyOf, companyOf, type CompanyValues, missingOf } from './company-values.ts'

const t = ((key: string) => key) as Parameters<typeof missingOf>[0]
const kiosk: CompanyValues = {
  company: 'Kiosk',
  contact_name: 'Dana',
  phone: '+995 32 212 3456',
  country: 'OTHER',
  country_name: '',
  city: 'Tbilisi',
}
const older = { country: 'OTHER', country_name: null }

it('lets a partner whose country was never named change something else', () => {
  expect(missingOf(t, kiosk, older)).toEqual({})
  const { country: _country, country_name: _name, ...others } = kiosk
  expect(changedCompanyOf(kiosk, older)).toEqual(others)
})

it('requires the name of a country that is not listed from a person who applies, moves there or removes the name', () => {
  const unnamed = { country_name: 'missing.country_name' }
  expect(missingOf(t, kiosk)).toEqual(unnamed)
  expect(missingOf(t, kiosk, { country: 'MY', country_name: null })).toEqual(unnamed)
  expect(missingOf(t, kiosk, { country: 'OTHER', country_name: 'Georgia' })).toEqual(unnamed)
  expect(missingOf(t, { ...kiosk, country_name: 'Georgia' }, older)).toEqual({})
  expect(changedCompanyOf({ ...kiosk, country_name: 'Georgia' }, older)).toMatchObject({ country: 'OTHER', country_name: 'Georgia' })
  expect(companyOf({ ...kiosk, country: 'SG' })).toEqual({ ...kiosk, country: 'SG', country_name: undefined })
})
