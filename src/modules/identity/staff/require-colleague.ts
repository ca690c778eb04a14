import { staffRoles } from '#contract/rules/roles.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'

/** Throws InvalidInput for `assigned_to` unless it is an active back office account. */
export async function requireColleague({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const colleague = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', accountId)
    .where('role', 'in', staffRoles)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!colleague) throw new InvalidInput({ assigned_to: 'invalid' })
}
