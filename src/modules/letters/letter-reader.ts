import type { Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'

export type Reader = { accountId: string | null; name: string | undefined; isMember: boolean }

export async function findReader({ db }: Pick<Ctx, 'db'>, email: string): Promise<Reader> {
  const account = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.id', 'p.full_name', 'p.display_name', 'p.is_member'])
    .where('u.email', '=', email)
    .where('u.email_verified', '=', true)
    .where('p.closed_at', 'is', null)
    .executeTakeFirst()
  if (!account) return { accountId: null, name: undefined, isMember: false }
  return { accountId: account.id, name: account.display_name || account.full_name || undefined, isMember: account.is_member }
}

export async function reasonIn(ctx: Pick<Ctx, 'db' | 'uses' | 'memory'>, language: Language): Promise<string> {
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('replies', language)
  return t('newsletter.letterReason', { shop })
}
