import { implement } from '@orpc/server'
import { returnsContract } from '#contract/returns.ts'
import { returnPicture } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { decideReturn, receiveReturn, settleReturn } from './decide-return.ts'
import { getReturn, listReturns } from './list-returns.ts'
import { listOwnReturns } from './own-returns.ts'
import { requestReturn, withdrawReturn } from './request-return.ts'
import { addPicture, admitPicture } from './return-pictures.ts'

const os = implement(returnsContract).$context<RequestContext>()

const ownOf = ({ ctx, guestTokens }: RequestContext, orderId: string) => listOwnReturns(ctx, { orderId, guestTokens })

export const returnRoutes = os.router({
  listOwn: os.listOwn.handler(({ input, context }) => ownOf(context, input.id)),
  request: os.request.handler(async ({ input: { params, body }, context }) => {
    const asked = { orderId: params.id, guestTokens: context.guestTokens }
    await inTransaction(context.ctx, (ctx) => requestReturn(ctx, asked, body))
    return ownOf(context, params.id)
  }),
  withdraw: os.withdraw.handler(async ({ input, context }) => {
    const asked = { orderId: input.id, returnId: input.return_id, guestTokens: context.guestTokens }
    await inTransaction(context.ctx, (ctx) => withdrawReturn(ctx, asked))
    return ownOf(context, input.id)
  }),
  addPicture: os.addPicture
    .use(
      takesUpload<RequestContext>(returnPicture, (context, { id = '', return_id = '' }) =>
        admitPicture(context, { orderId: id, returnId: return_id }),
      ),
    )
    .handler(async ({ input: { params, body }, context }) => {
      await addPicture(context, { orderId: params.id, returnId: params.return_id }, body.file)
      return ownOf(context, params.id)
    }),
  list: os.list.handler(({ input, context }) => listReturns(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getReturn(context.ctx, input.id)),
  decide: os.decide.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => decideReturn(ctx, input.params.id, input.body))),
  receive: os.receive.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => receiveReturn(ctx, input.params.id, input.body))),
  settle: os.settle.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => settleReturn(ctx, input.params.id, input.body))),
})
