import { withTransaction } from '#kit/database/database.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { createAccount, type NewAccount } from '../create-account.ts'

type NewSuperAdmin = Pick<NewAccount, 'email' | 'password' | 'fullName'>

/** For a command on the shop's machine, without a session. The log names the new account as its own author. Throws email_taken. */
export async function createSuperAdmin(ctx: Pick<Ctx, 'db' | 'clock'>, { email, password, fullName }: NewSuperAdmin): Promise<void> {
  await withTransaction(ctx.db, async (db) => {
    const inside = { db, clock: ctx.clock }
    const made = { email, fullName, role: 'admin', isSuperAdmin: true } as const
    const accountId = await createAccount(inside, { ...made, password, isEmailConfirmed: true })
    await recordChange(
      { ...inside, actor: { ...made, kind: 'account', accountId, isMember: false }, requestId: 'command' },
      { action: 'admin.create', entity: 'account', entityId: accountId, after: { role: 'super_admin' } },
    )
  })
}
