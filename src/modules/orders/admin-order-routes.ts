import { implement } from '@orpc/server'
import { adminOrdersContract } from '#contract/admin-orders.ts'
import { isId } from '#kit/ids.ts'
import { changeEach } from '#modules/change-each.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import { type Ctx, inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { addNote } from './change/add-note.ts'
import { decidePayment } from './change/decide-payment.ts'
import { editOrder } from './change/edit-order.ts'
import { lockOrder } from './change/lock-order.ts'
import { exportOrders, listOrderIds, listOrders } from './read/list-orders.ts'
import { quoteForBuyer, submitForBuyer, writeOrderForBuyer } from './place/order-for-buyer.ts'
import { normaliseOrderNumber } from './place/order-number.ts'
import { listProofs } from './proofs/list-proofs.ts'
import { getOrderForStaff } from './read/get-order.ts'
import { makePayLink } from './read/pay-links.ts'
import { setHold } from './set-hold.ts'
import { sendMailAgain } from './change/send-mail-again.ts'
import { setOrderStatus } from './change/set-order-status.ts'

const os = implement(adminOrdersContract).$context<RequestContext>()

/** The back office's order calls. Calls about refunds are in the payments module. */
export const adminOrderRoutes = ({ publicUrl }: { publicUrl: string }) => ({
  create: os.create.handler(({ input, context }) => {
    const submitted = submitForBuyer(context, input, publicUrl)
    return inTransaction(context.ctx, (ctx) => writeOrderForBuyer(ctx, submitted))
  }),
  quote: os.quote.handler(({ input, context }) => quoteForBuyer(speaking(context.ctx, input.lang), input)),
  makePayLink: os.makePayLink.handler(({ input, context }) =>
    inTransaction(context.ctx, (ctx) => makePayLink(ctx, { id: input.id, publicUrl })),
  ),
  proofs: os.proofs.handler(({ input, context }) => listProofs(context.ctx, input)),
  list: os.list.handler(({ input, context }) => listOrders(context.ctx, input)),
  file: os.file.handler(({ input, context }) => exportOrders(speaking(context.ctx, input.lang), input)),
  ids: os.ids.handler(({ input, context }) => listOrderIds(context.ctx, input)),
  get: os.get.handler(({ input, context }) => {
    const orderNumber = normaliseOrderNumber(input.id)
    return getOrderForStaff(context.ctx, isId(input.id) ? input.id : (eb) => eb('o.order_number', '=', orderNumber))
  }),
  edit: os.edit.handler(({ input, context }) => command(context, input.params.id, (ctx, id) => editOrder(ctx, { id, ...input.body }))),
  setStatus: os.setStatus.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => setOrderStatus(ctx, { id, ...input.body }), input.body.expected_updated_at),
  ),
  setStatuses: os.setStatuses.handler(({ input: { ids, expected_updated_at: versions, ...change }, context }) =>
    changeEach(context.ctx, ids, async (ctx, id) => {
      await requireRead(ctx, id, versions?.[id])
      await setOrderStatus(ctx, { id, ...change })
    }),
  ),
  setPayment: os.setPayment.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => decidePayment(ctx, { id, ...input.body }), input.body.expected_updated_at),
  ),
  setHold: os.setHold.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => setHold(ctx, { id, ...input.body }), input.body.expected_updated_at),
  ),
  sendMail: os.sendMail.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => sendMailAgain(ctx, { id, ...input.body })),
  ),
  addNote: os.addNote.handler(({ input, context }) => command(context, input.params.id, (ctx, id) => addNote(ctx, { id, ...input.body }))),
})

/** Runs one command in one transaction and returns the changed order. Throws changed_meanwhile if the order is newer than expected. */
function command({ ctx }: RequestContext, id: string, act: (ctx: Ctx, id: string) => Promise<void>, expectedUpdatedAt?: string) {
  return inTransaction(ctx, async (inner) => {
    await requireRead(inner, id, expectedUpdatedAt)
    await act(inner, id)
    return getOrderForStaff(inner, id)
  })
}

async function requireRead(ctx: Ctx, id: string, expectedUpdatedAt: string | undefined): Promise<void> {
  if (expectedUpdatedAt === undefined) return
  await lockOrder(ctx, id)
  requireUnchanged(await getOrderForStaff(ctx, id), expectedUpdatedAt)
}
