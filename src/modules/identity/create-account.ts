import type { Role } from '#contract/rules/roles.ts'
import type { Language } from '#contract/languages.ts'
import { withTransaction } from '#kit/database/database.ts'
import type { Ctx } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { insertAccount } from './account-store.ts'
import { hashPassword } from './sign-in/password-hash.ts'

export type NewAccount = {
  email: string
  password: string
  fullName: string
  role?: Role
  isSuperAdmin?: boolean
  isMember?: boolean
  /** Unconfirmed accounts can't sign in. */
  isEmailConfirmed?: boolean
  /** Demo accounts are refused in production. */
  isDemo?: boolean
  language?: Language
  phone?: string
}

/** Creates an account with a password and returns its id, for commands and demo data. Checks no permission. Throws email_taken. */
export async function createAccount(ctx: Pick<Ctx, 'db' | 'clock'>, input: NewAccount): Promise<string> {
  const passwordHash = await hashPassword(input.password)
  const id = await withTransaction(ctx.db, (db) =>
    insertAccount(db, {
      email: input.email.trim().toLowerCase(),
      passwordHash,
      fullName: input.fullName.trim(),
      role: input.role ?? 'customer',
      isSuperAdmin: input.isSuperAdmin ?? false,
      isMember: input.isMember ?? false,
      isEmailConfirmed: input.isEmailConfirmed ?? false,
      isDemo: input.isDemo ?? false,
      language: input.language ?? 'en',
      phone: input.phone ?? null,
      now: ctx.clock.now(),
    }),
  )
  if (id === undefined) refuse('email_taken')
  return id
}
