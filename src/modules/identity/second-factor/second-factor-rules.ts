import type { Role } from '#contract/rules/roles.ts'
import type { SecondStepMethod } from '#contract/second-step.ts'
import { isStaffRole } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import { findFactors } from './second-factor-store.ts'

export type Asked = { role: Role; is_demo: boolean }

/** Returns whether the shop requires a second factor of this account. Demo accounts are exempt: they are open to everybody. */
export async function isSecondFactorRequired(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  { role, is_demo }: Asked,
  isProduction: boolean,
): Promise<boolean> {
  if (is_demo || !isStaffRole(role)) return false
  const { staff_second_factor: rule } = await getSettings({ ...ctx, uses: uncached })
  return holds(rule, isProduction)
}

/** Returns the possible second steps after a password or a magic link; empty when none is needed. */
export async function secondStepMethods(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  accountId: string,
  isProduction: boolean,
): Promise<SecondStepMethod[]> {
  const account = await findFactors(ctx.db, accountId)
  if (!account) return []
  // For a customer, who may lose it, a passkey is a convenience. For staff it is the required second factor.
  const isPasskeyAsked = account.has_passkey && (account.has_app || (await isSecondFactorRequired(ctx, account, isProduction)))
  return [...(account.has_app ? (['totp'] as const) : []), ...(isPasskeyAsked ? (['passkey'] as const) : [])]
}

function holds(rule: Settings['staff_second_factor'], isProduction: boolean): boolean {
  return rule === 'always' || (rule === 'in_production' && isProduction)
}

/** The actor is read for each request, so no cached response depends on these settings. */
export const uncached = { add: () => undefined }
