import { z } from 'zod'
import { dayOf, startOfDay } from '#contract/rules/shop-time.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#modules/context.ts'
import { listAdmins } from '#modules/identity/index.ts'
import { getSettings } from '#modules/settings/index.ts'

const dayMs = 24 * 3_600_000

/** Sends one mail to one admin about the week that ended on the Sunday before `monday`. */
export const weeklyFiguresJob = defineJob({
  name: 'weekly-figures',
  payload: z.strictObject({ monday: z.iso.date(), recipient: z.uuid() }),
  retryLimit: 6,
})
export type WeeklyFigures = z.infer<typeof weeklyFiguresJob.payload>

/** Enqueues the mails of the past week. Repeated runs send no mail twice. */
export async function tellWeek(ctx: Ctx): Promise<void> {
  if ((await getSettings(ctx)).weekly_figures === 'off') return
  const monday = mondayOf(ctx.clock.now())
  for (const recipient of await listAdmins(ctx)) await ctx.jobs.enqueue(ctx.db, weeklyFiguresJob, { monday, recipient })
}

export function mondayOf(instant: Date): string {
  const today = startOfDay(dayOf(instant))
  const sinceMonday = (new Date(dayOf(instant)).getUTCDay() + 6) % 7
  return dayOf(new Date(today.getTime() - sinceMonday * dayMs))
}

export function weekBefore(day: string): { from: string; to: string } {
  const at = (days: number) => dayOf(new Date(startOfDay(day).getTime() - days * dayMs))
  return { from: at(7), to: at(1) }
}
