import type { Invited } from '#contract/admin-invitations.ts'
import type { Actor } from '#contract/actor.ts'
import { InvalidInput, NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { raise } from '#modules/domain-events.ts'
import { AlreadyAdmin, OtherAccount, SignInFirst } from '../../account-errors.ts'
import { insertAccount } from '../../account-store.ts'
import { addressConfirmed } from '../../identity-events.ts'
import { dropEveryAccountToken } from '../../sign-in/account-tokens.ts'
import { hashNewPassword } from '../../sign-in/common-passwords.ts'
import { rightsOf } from '../manage-admins.ts'
import { findOpenInvitation, type InvitationRow } from './invitation-store.ts'

type Acceptance = { token: string; full_name?: string | undefined; password?: string | undefined }
type Newcomer = { fullName: string; passwordHash: string }

/** What the link is for; looking does not use it up. Throws NotFound. */
export async function lookAtInvitation(ctx: Ctx, token: string): Promise<Invited> {
  const invitation = await findOpenInvitation(ctx, token).executeTakeFirst()
  if (!invitation) throw new NotFound()
  return { email: invitation.email, role: invitation.role, has_account: (await findAccount(ctx, invitation.email)) !== undefined }
}

/**
 * Makes the account of the invited address, or gives its account the role, for which its owner has to be signed in; their sessions end with
 * that, as with every change of role. Throws NotFound, SignInFirst, OtherAccount, AlreadyAdmin, InvalidInput.
 */
export async function acceptInvitation(ctx: Ctx, { token, full_name, password }: Acceptance): Promise<Invited> {
  const { has_account } = await lookAtInvitation(ctx, token)
  const newcomer = has_account ? undefined : await readNewcomer(full_name, password)
  return inTransaction(ctx, async (inside) => {
    const invitation = await findOpenInvitation(inside, token).forUpdate().executeTakeFirst()
    if (!invitation) throw new NotFound()
    const { email, role } = invitation
    const [accountId, before] = newcomer ? [await makeAccount(inside, invitation, newcomer)] : await raiseAccount(inside, invitation)
    await inside.db
      .updateTable('admin_invitations')
      .set({ status: 'accepted', token_hash: null, ended_at: ctx.clock.now() })
      .where('id', '=', invitation.id)
      .execute()
    // From here on they are of the back office, and this is the first thing they did in it.
    const actor: Actor = { kind: 'account', accountId, email, fullName: '', ...actingAs(role), isMember: false }
    await recordChange(
      { ...inside, actor },
      { action: 'invitation.accept', entity: 'account', entityId: accountId, before: { role: before ?? null }, after: { role } },
    )
    return { email, role, has_account }
  })
}

async function readNewcomer(fullName: string | undefined, password: string | undefined): Promise<Newcomer> {
  if (fullName === undefined || password === undefined)
    throw new InvalidInput({
      ...(fullName === undefined && { full_name: 'name_too_short' }),
      ...(password === undefined && { password: 'required' }),
    })
  return { fullName, passwordHash: await hashNewPassword(password, 'password') }
}

/** The link came by mail, so the address is confirmed. */
async function makeAccount(ctx: Ctx, invitation: InvitationRow, { fullName, passwordHash }: Newcomer): Promise<string> {
  const { role, is_super_admin } = rightsOf(invitation.role)
  const id = await insertAccount(ctx.db, {
    email: invitation.email,
    passwordHash,
    fullName,
    role,
    isSuperAdmin: is_super_admin,
    isMember: false,
    isEmailConfirmed: true,
    isDemo: false,
    language: ctx.language,
    phone: null,
    now: ctx.clock.now(),
  })
  // Registered at this very moment: it is theirs to sign in to.
  if (id === undefined) throw new SignInFirst()
  await raise(ctx, addressConfirmed, { accountId: id, email: invitation.email })
  return id
}

async function raiseAccount(ctx: Ctx, invitation: InvitationRow): Promise<[accountId: string, before: string]> {
  const account = await findAccount(ctx, invitation.email)
  if (ctx.actor.kind !== 'account') throw new SignInFirst()
  if (account?.id !== ctx.actor.accountId) throw new OtherAccount()
  const { role } = await ctx.db
    .selectFrom('profiles')
    .select('role')
    .where('id', '=', account.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (role === 'staff' || role === 'admin') throw new AlreadyAdmin()
  await ctx.db
    .updateTable('profiles')
    .set({ ...rightsOf(invitation.role), updated_at: ctx.clock.now() })
    .where('id', '=', account.id)
    .execute()
  await dropEveryAccountToken(ctx.db, account.id)
  return [account.id, role]
}

function findAccount({ db }: Pick<Ctx, 'db'>, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
}

function actingAs(role: Invited['role']) {
  return { role: role === 'staff' ? 'staff' : 'admin', isSuperAdmin: role === 'super_admin' } as const
}
