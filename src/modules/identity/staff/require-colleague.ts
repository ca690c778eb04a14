import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx } from '#modules/context.ts'

/** Throws InvalidInput of `assigned_to` for whom work can't be given to: nobody of the back office, or somebody who was switched off. */
export async function requireColleague({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const colleague = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', accountId)
    .where('role', 'in', ['staff', 'admin'])
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!colleague) throw new InvalidInput({ assigned_to: 'invalid' })
}
