/** More is a report, not an export of what is on the screen. */
export const mostExportedOrders = 10_000
