/** A request may be as long on its way. */
const mostDelayMs = 30_000

/** A phone's time by the shop's clock: what a phone says when it sends tells how wrong its clock is. */
export function byOurClock(now: Date, at: string, sentAt: string | undefined): Date {
  const skewMs = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const corrected = new Date(Date.parse(at) + (Math.abs(skewMs) > mostDelayMs ? skewMs : 0))
  return Number.isNaN(corrected.getTime()) || corrected > now ? now : corrected
}
