import { expect, it } from 'vitest'
import { formatGoods } from './format-goods.ts'

it('writes the quantity first, and only the parts that the goods have', () => {
  expect(formatGoods({ quantity: 2, name: 'Tulpar tee', variation_name: 'Pomegranate', size: 'XL' })).toBe('2\u00a0×\u00a0Tulpar tee, Pomegranate, XL')
  expect(formatGoods({ quantity: 1, name: 'Adras mug', variation_name: null, size: null })).toBe('1\u00a0×\u00a0Adras mug')
})
