/** Whether the runtime's IANA database has the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }).format(0))
  } catch {
    return false
  }
}
