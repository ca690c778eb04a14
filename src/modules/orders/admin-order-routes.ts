import { implement } from '@orpc/server'
import { adminOrdersContract } from '#contract/orders.ts'
import { isId } from '#kit/ids.ts'
import { forStaff } from '#modules/identity/index.ts'
import { type Ctx, inTransaction, type RequestContext } from '#modules/context.ts'
import { addNote } from './change/add-note.ts'
import { decidePayment } from './change/decide-payment.ts'
import { listOrders } from './read/list-orders.ts'
import { normaliseOrderNumber } from './place/order-number.ts'
import { presentOrderForStaff } from './read/present-order.ts'
import { setHold } from './set-hold.ts'
import { setOrderStatus } from './change/set-order-status.ts'

const os = implement(adminOrdersContract).$context<RequestContext>().use(forStaff)

/** The back office's calls about orders; those about refunds are with the payments. */
export const adminOrderRoutes = {
  list: os.list.handler(({ input, context }) => listOrders(context.ctx, input)),
  get: os.get.handler(({ input, context }) => {
    const orderNumber = normaliseOrderNumber(input.id)
    return presentOrderForStaff(context.ctx, isId(input.id) ? input.id : (eb) => eb('o.order_number', '=', orderNumber))
  }),
  setStatus: os.setStatus.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => setOrderStatus(ctx, { id, ...input.body })),
  ),
  setPayment: os.setPayment.handler(({ input, context }) =>
    command(context, input.params.id, (ctx, id) => decidePayment(ctx, { id, ...input.body })),
  ),
  setHold: os.setHold.handler(({ input, context }) => command(context, input.params.id, (ctx, id) => setHold(ctx, { id, ...input.body }))),
  addNote: os.addNote.handler(({ input, context }) => command(context, input.params.id, (ctx, id) => addNote(ctx, { id, ...input.body }))),
}

/** One command, one transaction; the answer is the order as it became. */
function command({ ctx }: RequestContext, id: string, act: (ctx: Ctx, id: string) => Promise<void>) {
  return inTransaction(ctx, async (inner) => {
    await act(inner, id)
    return presentOrderForStaff(inner, id)
  })
}
