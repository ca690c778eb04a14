import type { Role } from '#contract/rules/roles.ts'
import type { Ctx } from '#modules/context.ts'
import { createAccount } from '#modules/identity/index.ts'
import { persons } from './permission-rights.ts'

/** Creates one account of every kind; `super_admin` and `deactivated` are admins. */
export async function makeAccounts(ctx: Pick<Ctx, 'db' | 'clock'>, password: string): Promise<void> {
  for (const person of persons.filter((one) => one !== 'guest')) {
    const role: Role = person === 'super_admin' || person === 'deactivated' ? 'admin' : person
    const [isSuperAdmin, isMember] = [person === 'super_admin', person === 'member']
    const account = { email: `${person}@example.com`, password, fullName: person, role, isSuperAdmin, isMember, isEmailConfirmed: true }
    await createAccount(ctx, account)
  }
}
