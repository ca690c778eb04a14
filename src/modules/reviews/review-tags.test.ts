import { expect, it } from 'vitest'
import { reviews } from './module.ts'

const tagsOf = (wasShown: boolean, isShown: boolean) =>
  reviews.tags?.reviews?.({ table: 'reviews', type: 'UPDATE', id: 'r', product_id: 'p', was_shown: wasShown, is_shown: isShown })

it('makes untrue the answers about the product, and none where shoppers saw and see nothing', () => {
  expect(tagsOf(false, true)).toEqual(['product:p'])
  expect(tagsOf(true, false)).toEqual(['product:p'])
  expect(tagsOf(true, true)).toEqual(['product:p'])
  expect(tagsOf(false, false)).toEqual([])
})
