import { shopOffsetMs } from './shop-time.ts'

/** Nobody is woken by a letter: from ten in the evening until eight in the morning none goes out, by the shop's clock. */
const [quietFrom, quietUntil] = [22, 8]

export function isQuiet(instant: Date): boolean {
  const hour = new Date(instant.getTime() + shopOffsetMs).getUTCHours()
  return hour >= quietFrom || hour < quietUntil
}
