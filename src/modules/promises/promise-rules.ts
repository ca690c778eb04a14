import { addWorkingDays, dueDay, type DeliveryPromise, deliveryOf, type WorkingCalendar } from '#contract/rules/working-days.ts'
import type { Workloads } from './workloads.ts'

export type PromisedGoods = {
  product_type_id: string | null
  quantity: number
  is_pre_order: boolean
  ships_on: string | null
}

export type Promising = { today: string; workloads: Workloads; calendar: WorkingCalendar }

/**
 * Returns the day when all goods leave the workshop, and the arrival that many working days later. Goods queue behind other goods of their
 * type; goods without production steps are packed on the next working day. Null if a pre-order has no day or there are no working days.
 */
export function promiseOf(
  goods: readonly PromisedGoods[],
  days: { daysFrom: number; daysTo: number },
  { today, workloads, calendar }: Promising,
): DeliveryPromise | null {
  const nothingToMake = { queuedMinutes: 0, ownMinutes: 0, minutesPerDay: 1 }
  const next = dueDay(today, nothingToMake, calendar)
  if (next === undefined) return null
  const ends = [next]
  const minutes = new Map<string, number>()
  for (const { product_type_id: type, quantity, is_pre_order, ships_on } of goods) {
    if (is_pre_order) {
      const day = ships_on === null ? undefined : addWorkingDays(ships_on, 0, calendar)
      if (day === undefined) return null
      ends.push(day)
      continue
    }
    if (type !== null) minutes.set(type, (minutes.get(type) ?? 0) + quantity * (workloads.get(type)?.minutesPerPiece ?? 0))
  }
  for (const [type, ownMinutes] of minutes) {
    const workload = workloads.get(type)
    const day = workload && dueDay(today, { ...workload, ownMinutes }, calendar)
    if (day !== undefined) ends.push(day)
  }
  const madeBy = ends.reduce((latest, day) => (day > latest ? day : latest))
  return deliveryOf(madeBy, days, calendar)
}
