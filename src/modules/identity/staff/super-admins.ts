import { type Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

type SuperAdmin = { id: string; email: string; full_name: string; language: Language }

export async function listSuperAdmins({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await selectSuperAdmins(db).select('p.id').orderBy('p.id').execute()
  return rows.map(({ id }) => id)
}

/** Returns undefined unless the account is an active super admin. It can't change its address until the transaction ends. */
export async function lockSuperAdmin(ctx: Pick<Ctx, 'db' | 'memory'>, accountId: string): Promise<SuperAdmin | undefined> {
  const { db } = ctx
  const user = await db.selectFrom('users').select('email').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst()
  if (!user) return undefined
  const row = await selectSuperAdmins(db).select(['p.id', 'p.full_name', 'p.language']).where('p.id', '=', accountId).executeTakeFirst()
  return row && { ...row, email: user.email, language: spokenLanguage(ctx, row.language) }
}

export async function listAdmins({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await selectAdmins(db).select('p.id').orderBy('p.id').execute()
  return rows.map(({ id }) => id)
}

/** Returns undefined unless the account is an active admin. It can't change its address until the transaction ends. */
export async function lockAdmin(ctx: Pick<Ctx, 'db' | 'memory'>, accountId: string): Promise<Omit<SuperAdmin, 'full_name'> | undefined> {
  const { db } = ctx
  const user = await db.selectFrom('users').select('email').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst()
  const row = await selectAdmins(db).select(['p.id', 'p.language']).where('p.id', '=', accountId).executeTakeFirst()
  return user && row && { ...row, email: user.email, language: spokenLanguage(ctx, row.language) }
}

function selectSuperAdmins(db: Ctx['db']) {
  return selectAdmins(db).where('p.is_super_admin', '=', true)
}

function selectAdmins(db: Ctx['db']) {
  return db.selectFrom('profiles as p').where('p.role', '=', 'admin').where('p.deactivated_at', 'is', null).where('p.closed_at', 'is', null)
}
