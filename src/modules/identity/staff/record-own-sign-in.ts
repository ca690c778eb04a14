import type { AuditAction } from '#contract/rules/audit-actions.ts'
import { recordChange } from '#modules/audit/index.ts'
import type { Ctx } from '#modules/context.ts'
import { requireAccount } from '../require-role.ts'

type Step = Extract<AuditAction, 'admin.app_on' | 'admin.app_off' | 'admin.recovery_codes' | `admin.passkey_${string}`>

/** Records staff members' changes of their own second step, in the same transaction. Does nothing for other roles. */
export function recordOwnSignIn(ctx: Ctx, action: Step): Promise<void> {
  return recordChange(ctx, { action, entity: 'account', entityId: requireAccount(ctx.actor).accountId })
}
