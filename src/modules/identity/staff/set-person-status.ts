import type { Person } from '#contract/people.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { endSessions } from '../account-store.ts'
import { dropEveryAccountToken } from '../sign-in/account-tokens.ts'
import { lockPerson } from './manage-people.ts'
import { presentPerson } from './person-presenter.ts'

type StatusChange = Pick<Person, 'status'> & { expected_updated_at?: string | undefined }

/** Deactivation ends sessions and open links at once. Throws NotFound, is_admin, changed_meanwhile. */
export async function setPersonStatus(ctx: Ctx, accountId: string, { status, expected_updated_at }: StatusChange): Promise<Person> {
  return inTransaction(ctx, async (inside) => {
    const before = await lockPerson(inside, accountId)
    if (isStaffRole(before.role)) refuse('is_admin')
    requireUnchanged(presentPerson(before), expected_updated_at)
    const now = ctx.clock.now()
    await inside.db
      .updateTable('profiles')
      .set((eb) => ({ deactivated_at: status === 'active' ? null : eb.fn.coalesce('deactivated_at', eb.val(now)), updated_at: now }))
      .where('id', '=', accountId)
      .execute()
    if (status === 'deactivated') {
      await endSessions(inside.db, accountId)
      await dropEveryAccountToken(inside.db, accountId)
    }
    const after = await lockPerson(inside, accountId)
    await recordChange(inside, {
      action: 'member.status',
      entity: 'account',
      entityId: accountId,
      before: { deactivated_at: before.deactivated_at },
      after: { deactivated_at: after.deactivated_at },
    })
    return presentPerson(after)
  })
}
