import { isStaffRole, staffRoles } from '#contract/rules/roles.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { requireAccount } from '../require-role.ts'
import { lockPerson } from './manage-people.ts'

/** Ends the sessions of all back office accounts, or of one, except the caller's session. Returns how many. Throws NotFound. */
export async function signOutAdmins(ctx: Ctx, { id }: { id?: string | undefined }): Promise<{ sessions: number }> {
  const { sessionId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async (inside) => {
    const { db } = inside
    if (id !== undefined) {
      const { role } = await lockPerson(inside, id)
      if (!isStaffRole(role)) throw new NotFound()
    }
    const ended = await db
      .deleteFrom('sessions')
      .where('user_id', 'in', (eb) =>
        eb
          .selectFrom('profiles')
          .select('id')
          .where('role', 'in', staffRoles)
          .$if(id !== undefined, (of) => of.where('id', '=', id ?? '')),
      )
      .$if(sessionId !== undefined, (of) => of.where('id', '<>', sessionId ?? ''))
      .executeTakeFirstOrThrow()
    await recordChange(inside, {
      action: id === undefined ? 'admin.sign_out_all' : 'admin.sign_out',
      entity: 'account',
      entityId: id ?? 'all',
    })
    return { sessions: Number(ended.numDeletedRows) }
  })
}
