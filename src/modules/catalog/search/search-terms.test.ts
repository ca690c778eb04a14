import { expect, it } from 'vitest'
import { searchTermsOf } from './search-terms.ts'

it('finds nothing to look for in blanks, signs and emoji', () => {
  for (const query of ['', '   ', '🙂🙂', "';--", '&|!()', '\u0000', 'ъ']) expect(searchTermsOf(query)).toBeUndefined()
})

it('drops words that every text has, unless there are no others', () => {
  expect(searchTermsOf('a mug for the office')?.words).toEqual(['mug', 'office'])
  expect(searchTermsOf('кружка с чаем')?.words).toEqual(['кружка', 'чаем'])
  expect(searchTermsOf('the')?.words).toEqual(['the'])
})

it('takes a hyphenated word as one and as its parts', () => {
  expect(searchTermsOf('T-shirt')).toEqual({ stems: ['tshirt | (t & shirt)'], words: ['tshirt'], folded: ['tshirt'], beginning: 'tshirt' })
})

it('keeps at most eight words of at most forty letters', () => {
  const terms = searchTermsOf(`${'a'.repeat(90)} ${'word '.repeat(30)}`)
  expect(terms?.words).toHaveLength(8)
  expect(terms?.words[0]).toHaveLength(40)
})
