/** Returns the day from which a pre-order ships; null once it has passed. Both are days of the shop, `YYYY-MM-DD`. */
export function promisedDay(day: string | null, today: string): string | null {
  return day !== null && day >= today ? day : null
}
