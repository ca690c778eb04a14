/** Differences up to this are taken as the delay of a request. */
const mostDelayMs = 30_000

/** Corrects a phone's time by the shop's clock: `sentAt` shows how wrong the phone's clock is. */
export function byOurClock(now: Date, at: string, sentAt: string | undefined): Date {
  const skewMs = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const corrected = new Date(Date.parse(at) + (Math.abs(skewMs) > mostDelayMs ? skewMs : 0))
  return Number.isNaN(corrected.getTime()) || corrected > now ? now : corrected
}
