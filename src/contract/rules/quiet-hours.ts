import { shopOffsetMs } from './shop-time.ts'

/** No letters are sent from 10 pm until 8 am in the shop's time zone. */
const [quietFrom, quietUntil] = [22, 8]

export function isQuiet(instant: Date): boolean {
  const hour = new Date(instant.getTime() + shopOffsetMs).getUTCHours()
  return hour >= quietFrom || hour < quietUntil
}
