import { forgetLetters } from '#kit/mail/letters-to.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { anonymiseAccount, replacePicture, requireAccount } from '#modules/identity/index.ts'
import { discardProofs, forgetClosedBuyers } from '#modules/orders/index.ts'
import type { PersonalRecords } from './personal-records.ts'

/**
 * Takes the person out of everything and ends every session at once. Orders stay for the books, without a name as soon as they are
 * finished. Throws NotSignedIn, LastSuperAdmin.
 */
export async function closeAccount(ctx: Ctx, others: readonly PersonalRecords[]): Promise<void> {
  const { accountId, email } = requireAccount(ctx.actor)
  await inTransaction(ctx, async (inside) => {
    await anonymiseAccount(inside, accountId)
    await inside.db.deleteFrom('addresses').where('account_id', '=', accountId).execute()
    await inside.db.deleteFrom('wishlist_items').where('account_id', '=', accountId).execute()
    for (const { forget } of others) await forget(inside, { accountId, email })
  })
  await replacePicture(ctx, accountId, null)
  await forgetFinishedOrders(ctx)
}

/** Also every night, for orders that have arrived since. */
export async function forgetFinishedOrders(ctx: Ctx): Promise<void> {
  const fileKeys = await inTransaction(ctx, async (inside) => {
    const forgotten = await forgetClosedBuyers(inside)
    for (const email of forgotten.emails) await forgetLetters(inside.db, email)
    return forgotten.fileKeys
  })
  await discardProofs(ctx, fileKeys)
}
