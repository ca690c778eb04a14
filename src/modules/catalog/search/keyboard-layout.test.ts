import { expect, it } from 'vitest'
import { switchLayout } from './keyboard-layout.ts'

it('reads Russian typed on an English keyboard', () => {
  expect(switchLayout('aen,jkrf')).toBe('футболка')
  expect(switchLayout('Rhe;rf')).toBe('кружка')
})

it('reads English typed on a Russian keyboard', () => {
  expect(switchLayout('ьгп')).toBe('mug')
  expect(switchLayout('ЫЕШСЛУК')).toBe('sticker')
})

it('reads Kazakh letters typed on the number row, and leaves numbers alone', () => {
  expect(switchLayout('0ji0fh')).toBe('қошқар')
  expect(switchLayout('350')).toBe('350')
})
