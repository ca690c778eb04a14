import { mostCountedOrders } from '#contract/rules/order-count.ts'

/** More is a report, not an export of what is on the screen. */
export const mostExportedOrders = mostCountedOrders

/** Whether the list may hold more than the export: it is counted no further. */
export function isExportCut(total: number): boolean {
  return total >= mostExportedOrders
}
