import { sql } from 'kysely'
import { pages } from '#contract/pages.ts'
import { dayOf } from '#contract/rules/shop-time.ts'
import type { Ctx } from '#modules/context.ts'
import { defineAutomation, type Found } from '../define-automation.ts'

const hourMs = 3_600_000
/** A greeting is too late after that. */
const untilHours = 36

export const birthday = defineAutomation({ kind: 'birthday', finder: { find: findBirthdays }, letter: { href: pages.shop() } })

/** Finds members whose birthday it is in the shop's time zone. 29 February counts as 28 February in other years. */
async function findBirthdays({ db, clock }: Ctx): Promise<Found[]> {
  const now = clock.now()
  const day = dayOf(now)
  const [year, monthAndDay] = [day.slice(0, 4), day.slice(5)]
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCDate() === 29
  const days = monthAndDay === '02-28' && !isLeap ? ['02-28', '02-29'] : [monthAndDay]
  const members = await db
    .selectFrom('profiles')
    .select('id')
    .where('is_member', '=', true)
    .where('marketing_emails', '=', true)
    .where('deactivated_at', 'is', null)
    .where('closed_at', 'is', null)
    .where(sql<string>`to_char(birthday, 'MM-DD')`, 'in', days)
    .execute()
  return members.map(({ id }) => ({
    kind: 'birthday',
    about: `${id}:${year}`,
    account_id: id,
    due_at: now,
    expires_at: new Date(now.getTime() + untilHours * hourMs),
  }))
}
