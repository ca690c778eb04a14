/** Differences up to this are taken as the delay of a request. */
const mostDelayMs = 30_000

/** Times before it are wrong: two wrong clocks can make any year. */
const earliest = new Date('1900-01-01T00:00Z')

/** Corrects a phone's time by the shop's clock: `sentAt` shows how wrong the phone's clock is. */
export function byOurClock(now: Date, at: string, sentAt: string | undefined): Date {
  const skewMs = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const corrected = new Date(Date.parse(at) + (Math.abs(skewMs) > mostDelayMs ? skewMs : 0))
  return corrected > earliest && corrected <= now ? corrected : now
}
