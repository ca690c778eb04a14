/** A list says no exact total beyond this: counting a million rows helps nobody. Nor are more chosen at once. */
export const mostCounted = 10_000
/** More are sent as several calls. */
export const mostInBulk = 500
