import type { Admin } from '#contract/people.ts'
import { type BackOfficeRole, isStaffRole, rightsOf } from '#contract/rules/roles.ts'
import { NotAllowed, NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { endSessions } from '../account-store.ts'
import { requireAccount } from '../require-role.ts'
import { dropEveryAccountToken } from '../sign-in/account-tokens.ts'
import { lockPerson } from './manage-people.ts'
import { type PersonRow, selectAdmins } from './people-store.ts'
import { roleOfAdmin, presentAdmin } from './person-presenter.ts'

type AdminChange = {
  status?: Admin['status'] | undefined
  role?: Admin['role'] | undefined
  expected_updated_at?: string | undefined
}

export async function listAdminAccounts(ctx: Ctx): Promise<{ admins: Admin[] }> {
  const rows = await selectAdmins(ctx.db).orderBy('p.created_at').orderBy('p.id').execute()
  return { admins: rows.map(presentAdmin) }
}

/**
 * A deactivation or a new role signs the admin out everywhere at once. Throws NotFound, own_account, last_super_admin, changed_meanwhile.
 */
export async function changeAdmin(ctx: Ctx, accountId: string, { status, role, expected_updated_at }: AdminChange): Promise<Admin> {
  const self = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const supers = await lockSuperAdmins(inside)
    if (isLast(supers, accountId)) refuse('last_super_admin')
    // The caller was demoted while this request was in progress.
    if (!supers.includes(self.accountId)) throw new NotAllowed()
    if (accountId === self.accountId) refuse('own_account')
    const before = await lockPerson(inside, accountId)
    if (!isStaffRole(before.role)) throw new NotFound()
    if (expected_updated_at !== undefined) requireUnchanged(await readAdmin(inside, accountId), expected_updated_at)
    const now = ctx.clock.now()
    await inside.db
      .updateTable('profiles')
      .set((eb) => ({
        ...(role && columnsOf(role)),
        ...(status && { deactivated_at: status === 'active' ? null : eb.fn.coalesce('deactivated_at', eb.val(now)) }),
        updated_at: now,
      }))
      .where('id', '=', accountId)
      .execute()
    const after = await selectAdmins(inside.db).where('p.id', '=', accountId).executeTakeFirstOrThrow()
    await recordChange(inside, {
      action: status !== undefined && role === undefined ? 'admin.status' : 'admin.change',
      entity: 'account',
      entityId: accountId,
      before: recorded(before),
      after: recorded(after),
    })
    const hasChanged = roleOfAdmin(before) !== roleOfAdmin(after)
    if (status === 'deactivated' || hasChanged) {
      await endSessions(inside.db, accountId)
      await dropEveryAccountToken(inside.db, accountId)
    }
    return presentAdmin(after)
  })
}

async function readAdmin({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<Admin> {
  return presentAdmin(await selectAdmins(db).where('p.id', '=', accountId).executeTakeFirstOrThrow())
}

/** Returns the role as an account stores it. */
export function columnsOf(role: BackOfficeRole) {
  const { role: stored, isSuperAdmin } = rightsOf[role]
  return { role: stored, is_super_admin: isSuperAdmin }
}

/** Throws last_super_admin. */
export async function requireAnotherSuperAdmin(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  if (isLast(await lockSuperAdmins(ctx), accountId)) refuse('last_super_admin')
}

/** Locks all super admins, so two who leave at the same moment can't both succeed. */
async function lockSuperAdmins({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const active = await db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_super_admin', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return active.map(({ id }) => id)
}

function isLast(supers: readonly string[], accountId: string): boolean {
  return supers.length === 1 && supers[0] === accountId
}

function recorded(row: PersonRow) {
  return { role: roleOfAdmin(row), deactivated_at: row.deactivated_at }
}
