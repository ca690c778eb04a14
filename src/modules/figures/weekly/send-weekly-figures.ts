import type { Mail } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { lockAdmin } from '#modules/identity/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { showFigures } from '../show-figures.ts'
import { mostChanged } from './most-changed.ts'
import { type WeeklyFigures, weekBefore } from './weekly-figures-job.ts'
import { writeWeeklyFigures } from './write-weekly-figures.ts'

/** Handles `weeklyFiguresJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendWeeklyFigures(ctx: Ctx, { mailer, publicUrl }: MailServices, week: WeeklyFigures): Promise<void> {
  await mailer.sendOnce(ctx.db, `weekly-figures:${week.monday}:${week.recipient}`, (db) => findMail({ ...ctx, db }, publicUrl, week))
}

/** Returns no mail to a former admin, when the setting is off, or for a week without changes. */
async function findMail(ctx: Ctx, publicUrl: string, { monday, recipient }: WeeklyFigures): Promise<Mail | undefined> {
  const admin = await lockAdmin(ctx, recipient)
  const { shop_name: shopName, weekly_figures } = await getSettings(ctx)
  if (!admin || weekly_figures === 'off') return undefined
  const span = weekBefore(monday)
  const week = await showFigures(ctx, { ...span, compare: 'none' }, { rows: 1 })
  const before = await showFigures(ctx, { ...weekBefore(span.from), compare: 'none' }, { rows: 1 })
  const changed = mostChanged(week, before)
  if (changed.length === 0) return undefined
  const { subject, ...content } = writeWeeklyFigures({ ...span, changed, language: admin.language, shopName, publicUrl })
  return { to: admin.email, subject, bodies: () => renderMail(content) }
}
