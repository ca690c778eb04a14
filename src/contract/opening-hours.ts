type Hours = { opens: number; closes: number }
/** Specification, section 9; hours of the clock in Kuala Lumpur, by weekday from Sunday. */
const hoursOf: readonly (Hours | undefined)[] = [
  undefined,
  ...Array.from({ length: 5 }, () => ({ opens: 9, closes: 18 })),
  { opens: 10, closes: 14 },
]

export const openingHours = { weekdays: { opens: '9:00', closes: '18:00' }, saturday: { opens: '10:00', closes: '14:00' } } as const

export type OpenState = { isOpen: true; until: string } | { isOpen: false; day: 'today' | 'tomorrow' | 'monday'; from: string }

/** Malaysia keeps UTC+8 all year: no clock is ever put back. */
const offsetMs = 8 * 3_600_000

/** Whether somebody is in at that instant, and until or from when. */
export function openStateAt(instant: Date): OpenState {
  const there = new Date(instant.getTime() + offsetMs)
  const hour = there.getUTCHours()
  const weekday = there.getUTCDay()
  const today = hoursOf[weekday]
  if (today && hour >= today.opens && hour < today.closes) return { isOpen: true, until: clockTime(today.closes) }
  if (today && hour < today.opens) return { isOpen: false, day: 'today', from: clockTime(today.opens) }
  const tomorrow = hoursOf[(weekday + 1) % 7]
  return tomorrow
    ? { isOpen: false, day: 'tomorrow', from: clockTime(tomorrow.opens) }
    : { isOpen: false, day: 'monday', from: clockTime(9) }
}

function clockTime(hour: number): string {
  return `${hour}:00`
}
