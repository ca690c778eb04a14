import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it('names countries as people of each language write them', () => {
  const namesIn = (language: 'en' | 'ru' | 'kk') => (['KG', 'KR', 'US'] as const).map((country) => countryName({ country }, language))
  expect(namesIn('en')).toEqual(['Kyrgyzstan', 'South Korea', 'United States'])
  expect(namesIn('ru')).toEqual(['Кыргызстан', 'Южная Корея', 'США'])
  expect(namesIn('kk')).toEqual(['Қырғызстан', 'Оңтүстік Корея', 'Америка Құрама Штаттары'])
})

it('shows the typed name of a country that is not listed', () => {
  expect(countryName({ country: 'OTHER', country_name: 'Монголия' }, 'ru')).toBe('Монголия')
})
