import { expect, it } from 'vitest'
import { mostCountedOrders } from '#contract/rules/order-count.ts'
import { isExportCut } from './export-limit.ts'

it('calls an export cut as soon as the list is counted no further', () => {
  expect(isExportCut(mostCountedOrders - 1)).toBe(false)
  expect(isExportCut(mostCountedOrders)).toBe(true)
})
