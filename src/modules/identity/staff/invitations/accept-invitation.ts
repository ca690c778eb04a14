import type { Invited } from '#contract/admin-invitations.ts'
import type { Actor } from '#contract/actor.ts'
import { isStaffRole, rightsOf } from '#contract/rules/roles.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { recordChange } from '#modules/audit/index.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { ended } from '#modules/invitations.ts'
import { refuse } from '#modules/refuse.ts'
import { hashNewcomer, makeInvitedAccount, type Newcomer, requireOwnAccount } from '../../invited-account.ts'
import { dropEveryAccountToken } from '../../sign-in/account-tokens.ts'
import { columnsOf } from '../manage-admins.ts'
import { findOpenInvitation, type InvitationRow } from './invitation-store.ts'

type Acceptance = { token: string; full_name?: string | undefined; password?: string | undefined }

/** Returns the invitation of a link without using it up. Throws NotFound. */
export async function readInvitation(ctx: Ctx, token: string): Promise<Invited> {
  const invitation = await findOpenInvitation(ctx, token).executeTakeFirst()
  if (!invitation) throw new NotFound()
  return { email: invitation.email, role: invitation.role, has_account: (await findAccount(ctx, invitation.email)) !== undefined }
}

/**
 * Creates the invited account, or gives the role to an existing account, whose owner must be signed in. The role change ends the owner's
 * sessions. Throws NotFound, sign_in_first, other_account, already_admin, InvalidInput.
 */
export async function acceptInvitation(ctx: Ctx, { token, full_name, password }: Acceptance): Promise<Invited> {
  const { has_account } = await readInvitation(ctx, token)
  const newcomer = has_account ? undefined : await hashNewcomer({ full_name, password })
  return inTransaction(ctx, async (inside) => {
    const invitation = await findOpenInvitation(inside, token).forUpdate().executeTakeFirst()
    if (!invitation) throw new NotFound()
    const { email, role } = invitation
    const [accountId, before] = newcomer ? [await makeAccount(inside, invitation, newcomer)] : await raiseAccount(inside, invitation)
    await inside.db.updateTable('admin_invitations').set(ended('accepted', ctx.clock.now())).where('id', '=', invitation.id).execute()
    // From here on the person acts as staff, and this is their first recorded action.
    const actor: Actor = { kind: 'account', accountId, email, fullName: '', ...rightsOf[role], isMember: false }
    await recordChange(
      { ...inside, actor },
      { action: 'invitation.accept', entity: 'account', entityId: accountId, before: { role: before ?? null }, after: { role } },
    )
    return { email, role, has_account }
  })
}

function makeAccount(ctx: Ctx, invitation: InvitationRow, newcomer: Newcomer): Promise<string> {
  const { email, role } = invitation
  return makeInvitedAccount(ctx, { email, ...rightsOf[role], language: ctx.language, phone: null }, newcomer)
}

async function raiseAccount(ctx: Ctx, invitation: InvitationRow): Promise<[accountId: string, before: string]> {
  const account = await findAccount(ctx, invitation.email)
  const id = requireOwnAccount(ctx, account)
  const { role } = await ctx.db.selectFrom('profiles').select('role').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (isStaffRole(role)) refuse('already_admin')
  await ctx.db
    .updateTable('profiles')
    .set({ ...columnsOf(invitation.role), updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute()
  await dropEveryAccountToken(ctx.db, id)
  return [id, role]
}

function findAccount({ db }: Pick<Ctx, 'db'>, email: string) {
  return db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
}
