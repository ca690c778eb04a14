import { sql } from 'kysely'
import type { QueueDay } from '#contract/production.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import { calendarOf, isWorkingDay } from '#contract/rules/working-days.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'

const shownDays = 35
const dayMs = 24 * 3_600_000

type Due = { day: string; count: number; minutes_left: number }

/** Returns the items and minutes due on each day of five weeks from this Monday, with the daily capacity of all types. */
export async function listDays(ctx: Ctx, due: readonly Due[]): Promise<QueueDay[]> {
  const today = dayOf(ctx.clock.now())
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  const days = Array.from({ length: shownDays }, (_, index) => new Date(monday + index * dayMs).toISOString().slice(0, 10))
  const { capacity } = await ctx.db
    .selectFrom('product_types')
    .select(sql<number>`coalesce(sum(minutes_per_day), 0)::int`.as('capacity'))
    .executeTakeFirstOrThrow()
  const calendar = calendarOf(await getSettings(ctx))
  return days.map((day) => {
    const ofDay = due.filter((row) => row.day === day)
    const count = ofDay.reduce((sum, row) => sum + row.count, 0)
    const minutes = ofDay.reduce((sum, row) => sum + row.minutes_left, 0)
    return { day, count, minutes, minutes_per_day: isWorkingDay(day, calendar) ? capacity : 0 }
  })
}
