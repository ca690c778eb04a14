import type { SignUpInput } from '#contract/sign-in.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { EmailTaken } from '../account-errors.ts'
import { enqueueAccountMail } from '../mails/account-mail-job.ts'
import { insertAccount } from '../account-store.ts'
import { hashNewPassword } from './common-passwords.ts'

/** Creates an unconfirmed account, which can't sign in before its address is confirmed. Throws EmailTaken, InvalidInput. */
export async function signUp(ctx: Ctx, { name, email, password }: SignUpInput, returnPath: string | undefined): Promise<string> {
  const passwordHash = await hashNewPassword(password, 'password')
  return inTransaction(ctx, async (inside) => {
    const id = await insertAccount(inside.db, {
      email,
      passwordHash,
      fullName: name,
      role: 'customer',
      isSuperAdmin: false,
      isMember: false,
      isEmailConfirmed: false,
      isDemo: false,
      language: ctx.language,
      phone: null,
      now: ctx.clock.now(),
    })
    if (id === undefined) throw new EmailTaken()
    await enqueueAccountMail(inside, { kind: 'confirmation', email, returnPath })
    return id
  })
}
