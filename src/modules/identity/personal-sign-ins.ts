import type { Ctx } from '#modules/context.ts'
import type { Person } from '#modules/module.ts'

/** Returns a person's sign-in data for the data export, without secrets or hashes. */
export async function listSignInRecords({ db }: Pick<Ctx, 'db'>, { accountId, email }: Person) {
  const [devices, open_links, second_factor, passkeys, resets, invitations] = await Promise.all([
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
    db
      .selectFrom('admin_invitations')
      .select(['role', 'status', 'created_at', 'expires_at', 'ended_at'])
      .where('email', '=', email.toLowerCase())
      .orderBy('created_at')
      .execute(),
  ])
  return { devices, open_links, second_factor: second_factor ?? null, passkeys, resets, invitations }
}
