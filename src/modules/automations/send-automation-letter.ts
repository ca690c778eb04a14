import { z } from 'zod'
import { type AutomationKind, automationKinds } from '#contract/rules/automation-kinds.ts'
import { type Language } from '#contract/languages.ts'
import { letters } from '#contract/letter-blocks.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { readGuestCart } from '#modules/carts/index.ts'
import { type LetterParts, sendLetter, type SentLetter } from '#modules/letters/index.ts'
import { findAutomation } from './automation-store.ts'
import { lettersOf } from './default-letters.ts'
import type { Occasion, Recipient } from './define-automation.ts'
import { subjectOf } from './letter-subject.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

const minuteMs = 60_000
/** Minutes that a job has to send its letter, and the delay before a retry. */
const againMinutes = 10
/** Bounds one transaction; the next run takes the rest. */
const mostAtOnce = 500

export const automationLetterJob = defineJob({
  name: 'automation-letter',
  payload: z.strictObject({ letterId: z.uuid() }),
  // A failed letter is due again in a few minutes.
  retryLimit: 0,
})

/** Enqueues the letters that are due. Runs every minute. */
export async function handOutLetters(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db, clock, jobs }) => {
    const due = await db
      .selectFrom('automation_letters')
      .select('id')
      .where('done_at', 'is', null)
      .where('due_at', '<=', clock.now())
      .orderBy('due_at')
      .orderBy('id')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await db
      .updateTable('automation_letters')
      .set({ due_at: inMinutes(clock.now(), againMinutes) })
      .where('id', 'in', ids)
      .execute()
    for (const letterId of ids) await jobs.enqueue(db, automationLetterJob, { letterId })
  })
}

/** Handles `automationLetterJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendAutomationLetter(ctx: Ctx, parts: LetterParts, letterId: string): Promise<void> {
  const row = await ctx.db.selectFrom('automation_letters').selectAll().where('id', '=', letterId).executeTakeFirst()
  if (!row || row.done_at !== null) return
  const outcome = row.expires_at <= ctx.clock.now() ? 'over' : await send(ctx, parts, { ...row, kind: kindOf(row.kind) })
  const now = ctx.clock.now()
  const change = outcome === 'later' ? { due_at: inMinutes(now, againMinutes) } : { done_at: now, outcome }
  await ctx.db.updateTable('automation_letters').set(change).where('id', '=', letterId).where('done_at', 'is', null).execute()
}

async function send(ctx: Ctx, parts: LetterParts, occasion: Occasion): Promise<SentLetter | 'over'> {
  const automation = await findAutomation(ctx, occasion.kind)
  if (!automation.is_active) return 'over'
  const reader = await findRecipient(ctx, occasion)
  if (!reader) return 'over'
  const extra = await subjectOf(ctx, occasion, reader)
  if (extra === 'over') return 'over'
  return sendLetter(ctx, parts, {
    letters: lettersOf(occasion.kind, letters.parse(automation.letters)),
    origin: { automation: occasion.kind, about: occasion.about },
    email: reader.email,
    accountId: occasion.account_id,
    language: reader.language,
    extra,
  })
}

async function findRecipient(
  ctx: Ctx,
  { account_id, order_id, guest_cart_id }: Occasion,
): Promise<(Recipient & { email: string }) | undefined> {
  const { db } = ctx
  if (guest_cart_id !== null) {
    const cart = await readGuestCart(ctx, guest_cart_id)
    return cart && recipient(ctx, cart.email, cart.language, false)
  }
  if (account_id !== null) {
    const account = await db
      .selectFrom('users as u')
      .innerJoin('profiles as p', 'p.id', 'u.id')
      .select(['u.email', 'p.language', 'p.is_member'])
      .where('u.id', '=', account_id)
      .where('p.deactivated_at', 'is', null)
      .where('p.closed_at', 'is', null)
      .executeTakeFirst()
    return account && recipient(ctx, account.email, account.language, account.is_member)
  }
  const order = await db.selectFrom('orders').select(['email', 'language']).where('id', '=', order_id).executeTakeFirst()
  return order && recipient(ctx, order.email, order.language, false)
}

function recipient(ctx: Ctx, email: string, language: string, isMember: boolean): Recipient & { email: string; language: Language } {
  return { email: email.toLowerCase(), language: spokenLanguage(ctx, language), isMember }
}

function kindOf(kind: string): AutomationKind {
  const known = automationKinds.find((one) => one === kind)
  if (!known) throw new Error(`no automation is called ${kind}`)
  return known
}

function inMinutes(from: Date, minutes: number): Date {
  return new Date(from.getTime() + minutes * minuteMs)
}
