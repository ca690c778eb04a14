import type { Worker } from '#contract/production.ts'
import { staffRoles } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'

const mostWorkers = 200

/** Lists the active staff accounts that can be assigned to a step, by name. */
export function listWorkers({ db }: Pick<Ctx, 'db'>): Promise<Worker[]> {
  return db
    .selectFrom('profiles')
    .where('role', 'in', staffRoles)
    .where('deactivated_at', 'is', null)
    .select(['id', 'full_name as name'])
    .orderBy('full_name')
    .orderBy('id')
    .limit(mostWorkers)
    .execute()
}
