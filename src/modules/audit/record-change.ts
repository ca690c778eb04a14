import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { backOfficeRoleOf } from '#contract/rules/roles.ts'
import type { AuditAction, AuditEntity } from '#contract/rules/audit-actions.ts'
import { changesBetween, type Fields } from './changes-between.ts'

export type Change = {
  action: AuditAction
  entity: AuditEntity
  entityId: string
  /** Its display name. Never a person's name or address, since the log is stored for ever. */
  entityName?: string
  /** The fields that could change; omitted for a created record. Mail texts, notes and personal data stay out. */
  before?: Fields
  after?: Fields
}

/**
 * Records a back-office action in the same transaction: one row per call. Automatic changes, and changes to a person's own data, are not
 * recorded, except those that give them access to the back office.
 */
export async function recordChange(
  { db, actor, clock, requestId }: Pick<Ctx, 'db' | 'actor' | 'clock' | 'requestId'>,
  change: Change,
): Promise<void> {
  const role = actor.kind === 'account' ? backOfficeRoleOf(actor) : undefined
  if (actor.kind !== 'account' || role === undefined) return
  const { action, entity, entityId, entityName, before, after } = change
  await db
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: clock.now(),
      actor_id: actor.accountId,
      actor_role: role,
      action,
      entity,
      entity_id: entityId,
      entity_name: entityName ?? null,
      changes: JSON.stringify(changesBetween(before, after)),
      request_id: requestId,
    })
    .execute()
}
