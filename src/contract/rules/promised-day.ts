/** The day from which a pre-order ships, as long as it can be promised: null once it has passed. Both are days of the shop, `YYYY-MM-DD`. */
export function promisedDay(day: string | null, today: string): string | null {
  return day !== null && day >= today ? day : null
}
