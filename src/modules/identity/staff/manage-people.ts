import type { Admin, Member } from '#contract/people.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { LastSuperAdmin } from '../account-errors.ts'
import { endSessions } from '../account-store.ts'
import { dropEveryAccountToken } from '../sign-in/account-tokens.ts'
import { listPeople, type MembersFilter, selectPeople } from './people-store.ts'
import { presentAdmin, presentMember } from './person-presenter.ts'
import { requireAdmin, requireStaff, requireSuperAdmin } from '../require-role.ts'

/** Newest first. Staff only. */
export async function listMembers(ctx: Ctx, { page, limit, ...filter }: MembersFilter & { page: number; limit: number }) {
  requireStaff(ctx.actor)
  const { rows, total } = await listPeople(ctx.db, filter, { page, limit })
  return { members: rows.map(presentMember), total, page, limit }
}

/** Holds from the account's next request on. Admins only; throws NotFound. */
export async function setMembership(ctx: Ctx, accountId: string, isMember: boolean): Promise<Member> {
  requireAdmin(ctx.actor)
  await ctx.db
    .updateTable('profiles')
    .set((eb) => ({
      is_member: isMember,
      ...(isMember ? { member_since: eb.fn.coalesce('member_since', eb.val(ctx.clock.now())) } : {}),
      membership_requested_at: null,
    }))
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute()
  const row = await selectPeople(ctx.db).where('p.id', '=', accountId).executeTakeFirst()
  if (!row) throw new NotFound()
  return presentMember(row)
}

/** Everybody with access to the back office. Super admins only. */
export async function listAdmins(ctx: Ctx): Promise<{ admins: Admin[] }> {
  requireSuperAdmin(ctx.actor)
  const rows = await selectPeople(ctx.db).where('p.role', 'in', ['staff', 'admin']).orderBy('p.created_at').orderBy('p.id').execute()
  return { admins: rows.map(presentAdmin) }
}

/** A deactivated account's sessions end at once. Super admins only; throws NotFound, LastSuperAdmin. */
export async function setAdminStatus(ctx: Ctx, accountId: string, status: Admin['status']): Promise<Admin> {
  requireSuperAdmin(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    if (status === 'deactivated') await requireAnotherSuperAdmin(inside, accountId)
    await inside.db
      .updateTable('profiles')
      .set((eb) => ({ deactivated_at: status === 'active' ? null : eb.fn.coalesce('deactivated_at', eb.val(ctx.clock.now())) }))
      .where('id', '=', accountId)
      .where('role', 'in', ['staff', 'admin'])
      .where('closed_at', 'is', null)
      .execute()
    const row = await selectPeople(inside.db).where('p.id', '=', accountId).where('p.role', 'in', ['staff', 'admin']).executeTakeFirst()
    if (!row) throw new NotFound()
    if (status === 'deactivated') {
      await endSessions(inside.db, accountId)
      await dropEveryAccountToken(inside.db, accountId)
    }
    return presentAdmin(row)
  })
}

/** Locks every super admin, so that of two who go at the same moment one stays. Throws LastSuperAdmin. */
export async function requireAnotherSuperAdmin({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const active = await db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_super_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (active.some(({ id }) => id === accountId) && active.length === 1) throw new LastSuperAdmin()
}
