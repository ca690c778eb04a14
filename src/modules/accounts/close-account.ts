import { forgetMails } from '#kit/mail/mail-records.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { replacePicture, requireAccount } from '#modules/identity/index.ts'
import type { PersonalData } from '#modules/module.ts'
import { discardProofs, forgetClosedBuyers } from '#modules/orders/index.ts'

/** Deletes the person's data and ends every session. Orders remain, anonymous once finished. Throws NotSignedIn, last_super_admin. */
export async function closeAccount(ctx: Ctx, held: readonly PersonalData[]): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    for (const { forget } of held) await forget?.(inside, { accountId, email })
  })
  await replacePicture(ctx, accountId, null)
  await forgetFinishedOrders(ctx)
}

/** Also runs every night, for orders that finished since. */
export async function forgetFinishedOrders(ctx: Ctx): Promise<void> {
  const fileKeys = await inTransaction(ctx, async (inside) => {
    const forgotten = await forgetClosedBuyers(inside)
    for (const email of forgotten.emails) await forgetMails(inside.db, email)
    return forgotten.fileKeys
  })
  await discardProofs(ctx, fileKeys)
}
