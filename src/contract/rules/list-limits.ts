/**
 * Lists give no exact total beyond this, since counting a million rows helps nobody. It is also the most rows that can be selected at once.
 */
export const mostCounted = 10_000
/** Larger selections are sent as several calls. */
export const mostInBulk = 500
