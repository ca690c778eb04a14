import type { Ctx } from '#modules/context.ts'

/** What is kept so that the person can sign in and is warned when somebody else does; no secret and no hash of one. */
export async function listSignInRecords({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const [devices, open_links, second_factor, passkeys, resets] = await Promise.all([
    db.selectFrom('account_devices').select('seen_at').where('account_id', '=', accountId).orderBy('seen_at').execute(),
    db
      .selectFrom('account_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('second_factors').select(['created_at', 'confirmed_at']).where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('passkeys')
      .select(['name', 'transports', 'is_synced', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('sign_in_resets')
      .select(['had_app', 'passkeys', 'sessions', 'reset_at'])
      .where('account_id', '=', accountId)
      .orderBy('reset_at')
      .execute(),
  ])
  return { devices, open_links, second_factor: second_factor ?? null, passkeys, resets }
}
