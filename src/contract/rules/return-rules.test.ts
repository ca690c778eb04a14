import { expect, it } from 'vitest'
import { returnReasons, sellableAgain } from './return-rules.ts'

it('proposes for sale nothing that returned damaged, misprinted or as another item', () => {
  expect(Object.fromEntries(returnReasons.map((reason) => [reason, sellableAgain(reason, 3)]))).toEqual({
    too_small: 3,
    too_large: 3,
    damaged: 0,
    wrong_item: 0,
    not_as_described: 0,
    changed_mind: 3,
    other: 3,
  })
})
