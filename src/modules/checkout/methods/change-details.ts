import { accountIdOf } from '#contract/actor.ts'
import type { Ctx } from '#modules/context.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refuse } from '#modules/refuse.ts'
import { tellOfDetails } from '../money-mails/money-mail-job.ts'
import { detailsOf, type Method, type WaitingDetails } from './method-store.ts'
import { changedDetails, type Details, isEmpty } from './payment-details.ts'

/** Call it with the method locked. Returns the columns to write now; others wait for another admin. Throws details_waiting. */
export async function changeDetails(ctx: Ctx, method: Method, wanted: Partial<Details>): Promise<Partial<Details>> {
  const before = detailsOf(method)
  const { payment_details_approval: approval } = await getSettings(ctx)
  if (approval === 'none' && method.waiting === null) {
    const changed = changedDetails(before, wanted)
    if (!isEmpty(changed)) await tellOfDetails(ctx, { kind: 'changed', title: method.title, before, after: changed })
    return changed
  }
  await waitWith(ctx, method, wanted)
  return {}
}

/** Merges the change into the same admin's waiting one. A value that is set back to the present one needs no confirmation. */
async function waitWith(ctx: Ctx, method: Method, wanted: Partial<Details>): Promise<void> {
  const accountId = accountIdOf(ctx.actor)
  if (accountId === null) throw new Error('Only a person can ask for other payment details')
  const { waiting } = method
  const asked = { ...waiting?.details, ...wanted }
  if (isEmpty(changedDetails({ ...detailsOf(method), ...waiting?.details }, wanted))) return
  if (waiting !== null && waiting.accountId !== accountId) refuse('details_waiting')
  const details: WaitingDetails = { ...changedDetails(detailsOf(method), asked), ...(asked.is_active && { is_active: true }) }
  if (isEmpty(changedDetails(detailsOf(method), details))) return endWaiting(ctx, method.id)
  const row = { account_id: accountId, details: JSON.stringify(details), asked_at: ctx.clock.now() }
  await ctx.db
    .insertInto('payment_detail_changes')
    .values({ payment_method_id: method.id, ...row })
    .onConflict((conflict) => conflict.column('payment_method_id').doUpdateSet(row))
    .execute()
  await tellOfDetails(ctx, { kind: 'waiting', title: method.title, before: detailsOf(method), after: details })
}

export async function endWaiting({ db }: Pick<Ctx, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('payment_detail_changes').where('payment_method_id', '=', id).execute()
}

/** Deletes changes that a closed account requested, since their author can no longer explain them. */
export async function forgetAskedDetails({ db }: Pick<Ctx, 'db'>, { accountId }: { accountId: string }): Promise<void> {
  await db.deleteFrom('payment_detail_changes').where('account_id', '=', accountId).execute()
}
