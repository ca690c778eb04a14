import { mailsToSendAgain, type OrderMailKind } from '#contract/rules/order-mails.ts'
import type { Ctx } from '#modules/context.ts'
import { recordChange } from '#modules/audit/index.ts'
import { refuse } from '#modules/refuse.ts'
import { isForgotten } from '../forgotten-buyer.ts'
import { getOrderForStaff } from '../read/get-order.ts'
import { auditedOrder } from './audited-order.ts'
import { lockOrder } from './lock-order.ts'
import { promiseMail, recordHistory } from './order-history.ts'

/** Per order, so repeated clicks can't fill a mailbox. */
const mostMailsAgain = 5
const hourMs = 3_600_000

/** Sends an order's mail again, to its current address. Throws NotFound; mail_not_due (409); too_many_mails (409) after five in an hour. */
export async function sendMailAgain(ctx: Ctx, { id, kind }: { id: string; kind: OrderMailKind }): Promise<void> {
  const locked = await lockOrder(ctx, id)
  const order = await getOrderForStaff(ctx, id)
  if (isForgotten(order) || !mailsToSendAgain(order).includes(kind)) refuse('mail_not_due')
  if ((await countLately(ctx, id)) >= mostMailsAgain) refuse('too_many_mails', { most: mostMailsAgain })
  const occasion = await recordHistory(ctx, id, { kind: 'mail', is_internal: true, about: [kind] })
  await promiseMail(ctx, id, kind, occasion)
  await recordChange(ctx, { action: 'order.mail', ...auditedOrder(locked), after: { mail: kind } })
}

async function countLately({ db, clock }: Pick<Ctx, 'db' | 'clock'>, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_history')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'mail')
    .where('created_at', '>', new Date(clock.now().getTime() - hourMs))
    .executeTakeFirstOrThrow()
  return count
}
