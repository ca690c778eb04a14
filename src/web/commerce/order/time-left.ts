export type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns the time left, rounded down: days from three days on, hours from two hours on. Undefined once it is over. */
export function timeLeft(untilIso: string, nowMs: number): TimeLeft | undefined {
  const leftMs = Date.parse(untilIso) - nowMs
  if (!(leftMs > 0)) return undefined
  if (leftMs >= 3 * dayMs) return { unit: 'days', count: Math.floor(leftMs / dayMs) }
  if (leftMs >= 2 * hourMs) return { unit: 'hours', count: Math.floor(leftMs / hourMs) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(leftMs / minuteMs)) }
}
