import { expect, it } from 'vitest'
import { isStorable, namesOfBrokenText } from './storable-text.ts'

it('recognises text that the database can store unchanged', () => {
  for (const text of ['', 'felt', 'Қошқар мүйіз', '🧶', '\ufffd', '\uffff']) expect(isStorable(text), JSON.stringify(text)).toBe(true)
  for (const text of ['\0', 'felt\0wool', '\ud800', 'wool\udc00', '\udc00\ud800'])
    expect(isStorable(text), JSON.stringify(text)).toBe(false)
})

it('names the parameters whose bytes are no UTF-8', () => {
  expect(namesOfBrokenText('?q=%FF&page=2&country=%ED%A0%80&q=%C0%80')).toEqual(['q', 'country'])
  expect(namesOfBrokenText('%FF=1')).toEqual(['\ufffd'])
  for (const query of ['', '?', '?q=felt', '?q=100%', '?q=%zz', '?q=%D2%9B+%F0%9F%A7%B6', '?q=%EF%BF%BD', '?q=%00'])
    expect(namesOfBrokenText(query), query).toEqual([])
})
