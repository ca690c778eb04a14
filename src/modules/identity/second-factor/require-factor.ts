import type { PasskeyAnswer } from '#contract/owner-proof.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { refuse } from '#modules/refuse.ts'
import { provePasskey } from '../passkeys/sign-in-by-passkey.ts'
import { passkeyHome } from '../passkeys/webauthn.ts'
import { requireOwner } from '../prove-owner.ts'
import { requireAccount } from '../require-role.ts'
import { countAttempt, giveBackAttempt } from '../sign-in/auth-limits.ts'
import type { AuthOptions } from '../sign-in/auth-options.ts'
import type { SecretBox } from './sealed-secrets.ts'
import { secondStepMethods } from './second-factor-rules.ts'
import { takeAnyCode } from './second-factor.ts'

export type FactorProof = { password?: string | undefined; code?: string | undefined; passkey?: PasskeyAnswer | undefined }

/**
 * Guards changes that weaken or add a second factor: requires the password and, where a factor is on, that factor. Otherwise a stolen
 * password and an open session could bypass the second step. Throws as `requireOwner`, code_needed, InvalidInput, passkey_refused.
 */
export async function requireFactor(
  context: RequestContext,
  secretBox: SecretBox,
  { password, code, passkey }: FactorProof,
  options: AuthOptions,
): Promise<void> {
  const { ctx } = context
  const { accountId } = requireAccount(ctx.actor)
  await requireOwner(context, password)
  const methods = await secondStepMethods(ctx, accountId, options.isProduction)
  if (methods.length === 0) return
  if (passkey !== undefined && methods.includes('passkey'))
    return provePasskey(context, passkeyHome(options.publicUrl), { response: passkey, accountId }, options)
  if (code === undefined || !methods.includes('totp')) refuse('code_needed')
  await countAttempt(context, 'secondStep', accountId)
  await inTransaction(ctx, (inside) => takeAnyCode(inside, secretBox, accountId, code))
  await giveBackAttempt(context, 'secondStep', accountId)
}
