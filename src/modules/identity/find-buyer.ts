import type { AccountActor } from '#contract/actor.ts'
import { type Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

export type Buyer = { actor: AccountActor; language: Language }

/** Finds a buyer as an actor without staff rights; undefined if unknown, closed or deactivated. Checks no permission. */
export async function findBuyer(
  ctx: Pick<Ctx, 'db' | 'memory'>,
  named: { accountId: string } | { email: string },
): Promise<Buyer | undefined> {
  const row = await ctx.db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'u.email', 'p.full_name', 'p.is_member', 'p.language'])
    .where((eb) =>
      'accountId' in named
        ? eb('u.id', '=', named.accountId)
        : eb.and([eb('u.email', '=', named.email.trim().toLowerCase()), eb('u.email_verified', '=', true)]),
    )
    .where('p.deactivated_at', 'is', null)
    .where('p.closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id: accountId, email, full_name: fullName, is_member: isMember } = row
  return {
    actor: { kind: 'account', accountId, email, fullName, role: 'customer', isSuperAdmin: false, isMember },
    language: spokenLanguage(ctx, row.language),
  }
}
