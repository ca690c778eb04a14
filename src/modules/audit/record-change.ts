import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { type AccountActor, isStaffAccount } from '#contract/actor.ts'
import type { AuditAction, AuditEntity } from '#contract/rules/audit-actions.ts'
import { changesBetween, type Fields } from './changes-between.ts'

export type Change = {
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** Its name for people. Never a person's name or address: the log is kept for ever. */
  entityName?: string
  /** The fields that could change; none for something created. Texts of mails, notes and personal data stay out. */
  before?: Fields
  after?: Fields
}

/**
 * Records what a person in the back office did, in the same transaction: one row per call. Automatic changes, and what people do with their
 * own data, are not recorded, but for what opens the back office to them.
 */
export async function recordChange(
  { db, actor, clock, requestId }: Pick<Ctx, 'db' | 'actor' | 'clock' | 'requestId'>,
  change: Change,
): Promise<void> {
  if (actor.kind !== 'account' || !isStaffAccount(actor)) return
  const { action, entity, entityId, entityName, before, after } = change
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: clock.now(),
      actor_id: actor.accountId,
      actor_role: roleOf(actor),
      action,
      entity,
      entity_id: entityId,
      entity_name: entityName ?? null,
      changes: JSON.stringify(changesBetween(before, after)),
      request_id: requestId,
    })
    .execute()
}

function roleOf({ role, isSuperAdmin }: AccountActor): 'staff' | 'admin' | 'super_admin' {
  if (role !== 'admin') return 'staff'
  return isSuperAdmin ? 'super_admin' : 'admin'
}
