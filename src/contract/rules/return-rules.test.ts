import { expect, it } from 'vitest'
import { returnReasons, sellableAgain } from './return-rules.ts'

it('proposes nothing for sale again that came back damaged, misprinted or as another thing', () => {
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
