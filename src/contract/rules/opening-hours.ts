import { shopOffsetMs } from './shop-time.ts'

type Hours = { opens: number; closes: number }
/** Specification, section 9; hours of the clock in Kuala Lumpur. */
const weekday: Hours = { opens: 9, closes: 18 }
const saturday: Hours = { opens: 10, closes: 14 }
/** From Sunday. */
const hoursByDay: readonly (Hours | undefined)[] = [undefined, weekday, weekday, weekday, weekday, weekday, saturday]

export const openingHours = { weekdays: clockTimes(weekday), saturday: clockTimes(saturday) }

export type OpenState = { isOpen: true; until: string } | { isOpen: false; day: 'today' | 'tomorrow' | 'monday'; from: string }

/** Whether somebody is in at that instant, and until or from when. */
export function openStateAt(instant: Date): OpenState {
  const there = new Date(instant.getTime() + shopOffsetMs)
  const hour = there.getUTCHours()
  const day = there.getUTCDay()
  const today = hoursByDay[day]
  if (today && hour >= today.opens && hour < today.closes) return { isOpen: true, until: clockTime(today.closes) }
  if (today && hour < today.opens) return { isOpen: false, day: 'today', from: clockTime(today.opens) }
  const tomorrow = hoursByDay[(day + 1) % 7]
  return tomorrow
    ? { isOpen: false, day: 'tomorrow', from: clockTime(tomorrow.opens) }
    : { isOpen: false, day: 'monday', from: clockTime(weekday.opens) }
}

function clockTimes({ opens, closes }: Hours): { opens: string; closes: string } {
  return { opens: clockTime(opens), closes: clockTime(closes) }
}

function clockTime(hour: number): string {
  return `${hour}:00`
}
