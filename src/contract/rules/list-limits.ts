/** Counting a million rows helps nobody, so totals are exact up to this. Also the most rows selected at once. */
export const mostCounted = 10_000
/** Larger selections are sent as several calls. */
export const mostInBulk = 500
