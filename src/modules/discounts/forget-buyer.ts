import type { Ctx } from '#modules/context.ts'
import type { Person } from '#modules/module.ts'
import { hashMailbox } from './find-code-offer.ts'

export async function forgetBuyer({ db }: Ctx, { accountId, email }: Person): Promise<void> {
  await db
    .updateTable('discount_uses')
    .set({ account_id: null, mailbox_hash: null })
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('mailbox_hash', '=', hashMailbox(email))]))
    .execute()
}
