import { expect, it } from 'vitest'
import { listCell } from '#contract/rules/csv.ts'
import { changeOf, emptyProduct, newProductOf } from './product-values.ts'

it('keeps tags with a comma', () => {
  const tags = ['felt, grey', 'nauryz']
  const values = { ...emptyProduct, tags: listCell(tags) }
  expect(newProductOf(values).tags).toEqual(tags)
  expect(changeOf({ tags: values.tags }, values, emptyProduct).tags).toEqual(tags)
})
