import type { LinkFacts } from '#contract/sign-in.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { isBrowser } from '../is-browser.ts'
import { findAccountToken } from './account-tokens.ts'
import { countAttempt, giveBackAttempt } from './auth-limits.ts'
import type { AuthOptions } from './auth-options.ts'
import { isPassword } from './password-hash.ts'
import { findAccountPassword } from './passwords.ts'
import { hasSignedUpHere } from './sign-up-cookie.ts'

type LinkAccount = NonNullable<Awaited<ReturnType<typeof findLinkAccount>>>

/** Returns the facts for the page that a link opens, without using up the link. Throws link_invalid. */
export async function readLink(context: RequestContext, token: string, options: AuthOptions): Promise<LinkFacts> {
  const account = await findLinkAccount(context.ctx, token)
  if (!account) refuse('link_invalid')
  const { actor } = context.ctx
  const isOwn = actor.kind === 'account' && actor.accountId === account.id
  return {
    type: account.purpose,
    email: isOwn ? account.email : masked(account.email),
    asks: !account.owesPassword && isShown(context, account, options) ? 'nothing' : account.passwordHash === null ? 'sign_in' : 'password',
    signedInAs: actor.kind === 'account' && !isOwn ? actor.email : null,
  }
}

export type TypedProof = { password?: string | undefined; withoutPassword?: boolean | undefined }
/** `passwordHash` is the hash that was checked; it may change before the token is spent. */
export type ProvedLink = { passwordHash: string | null; dropsPassword: boolean }

/**
 * Checks that the person who opens the link owns the account, since a stranger may have registered an account with this address or moved
 * theirs to it. A confirmation needs the browser of the sign-up or its password, else it drops that password. An address change needs a
 * session of the account or its password. A program needs no proof besides the link, unless the account still owes a password. Throws
 * link_invalid, password_needed, InvalidInput, TooManyRequests.
 */
export async function proveLink(context: RequestContext, token: string, typed: TypedProof, options: AuthOptions): Promise<ProvedLink> {
  const account = await findLinkAccount(context.ctx, token)
  if (!account || account.purpose === 'magic_link') refuse('link_invalid')
  const { passwordHash } = account
  if (!account.owesPassword && (!isBrowser(context.headers) || isShown(context, account, options)))
    return { passwordHash, dropsPassword: false }
  if (typed.password === undefined) {
    if (account.purpose === 'confirmation' && typed.withoutPassword) return { passwordHash, dropsPassword: true }
    refuse('password_needed')
  }
  await countAttempt(context, 'ownPassword', account.id)
  if (!(await isPassword(typed.password, passwordHash))) throw new InvalidInput({ password: 'wrong_password' })
  await giveBackAttempt(context, 'ownPassword', account.id)
  return { passwordHash, dropsPassword: false }
}

async function findLinkAccount(ctx: Ctx, token: string) {
  const row = await findAccountToken(ctx, token, ['confirmation', 'email_change', 'magic_link'])
  const account = row && (await findAccountPassword(ctx.db, row.account_id))
  return account && { ...account, email: row.email, purpose: row.purpose, owesPassword: row.owes_password }
}

/** Whether sign-up or session of this browser proves ownership, or there is no password that a stranger could have set. */
function isShown({ ctx, headers }: RequestContext, { id, purpose, isConfirmed, passwordHash }: LinkAccount, options: AuthOptions): boolean {
  if (purpose === 'magic_link') return true
  if (purpose === 'email_change') return ctx.actor.kind === 'account' && ctx.actor.accountId === id
  return isConfirmed || passwordHash === null || hasSignedUpHere(headers, { accountId: id, passwordHash }, options)
}

/** Hides most of the address, since a forwarded link shows the page to others. The mailbox's owner still recognises it. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/, '$1…')
}
