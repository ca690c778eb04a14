import type { Role } from '#contract/actor.ts'
import type { SecondStepMethod } from '#contract/second-step.ts'
import type { Database } from '#kit/database/database.ts'
import { getSettings, type Settings } from '#modules/settings/index.ts'
import { findFactors } from './second-factor-store.ts'

export type Asked = { role: Role; is_demo: boolean }

/** Whether the shop asks a second factor of this account. Demo accounts are open to everybody anyway. */
export async function isSecondFactorRequired(db: Database, { role, is_demo }: Asked, isProduction: boolean): Promise<boolean> {
  if (is_demo || (role !== 'staff' && role !== 'admin')) return false
  const { staff_second_factor: rule } = await getSettings({ db, uses: nobodyKeeps })
  return holds(rule, isProduction)
}

/** How the second step may be taken after a password or a magic link; empty when that was enough. */
export async function secondStepMethods(db: Database, accountId: string, isProduction: boolean): Promise<SecondStepMethod[]> {
  const account = await findFactors(db, accountId)
  if (!account) return []
  // A passkey is a convenience to a customer, who may lose it; of staff it is the second factor that the shop asks for.
  const isPasskeyAsked = account.has_passkey && (account.has_app || (await isSecondFactorRequired(db, account, isProduction)))
  return [...(account.has_app ? (['totp'] as const) : []), ...(isPasskeyAsked ? (['passkey'] as const) : [])]
}

function holds(rule: Settings['staff_second_factor'], isProduction: boolean): boolean {
  return rule === 'always' || (rule === 'in_production' && isProduction)
}

/** Who asks is read anew for each request, so no kept answer was made from these settings. */
export const nobodyKeeps = { add: () => undefined }
