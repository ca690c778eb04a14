import { createAccount } from '#modules/identity/index.ts'
import { isRefusal } from '#modules/refuse.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'

/** Creates the missing demo accounts. Two concurrent starts create each account once. */
export async function loadDemoAccounts(ctx: Parameters<typeof createAccount>[0]): Promise<void> {
  await Promise.all(demoAccounts.map((account) => ensureAccount(ctx, account)))
}

async function ensureAccount(ctx: Parameters<typeof createAccount>[0], { role, ...person }: DemoAccount): Promise<void> {
  try {
    await createAccount(ctx, {
      ...person,
      role: role === 'super_admin' ? 'admin' : role,
      isSuperAdmin: role === 'super_admin',
      isMember: role === 'member',
      isEmailConfirmed: true,
      isDemo: true,
    })
  } catch (error) {
    if (!isRefusal(error, 'email_taken')) throw error
  }
}
