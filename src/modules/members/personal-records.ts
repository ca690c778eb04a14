import type { Ctx } from '#modules/context.ts'

export type Person = { accountId: string; email: string }

/** What one part of the shop holds about a person: told when they ask, forgotten when they close their account. */
export type PersonalRecords = {
  /** Its name in the export. */
  name: string
  list(ctx: Ctx, person: Person): Promise<unknown>
  /** In the transaction that closes the account. */
  forget(ctx: Ctx, person: Person): Promise<void>
}
