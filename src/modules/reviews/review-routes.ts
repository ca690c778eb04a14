import { implement } from '@orpc/server'
import { reviewsContract } from '#contract/reviews.ts'
import { reviewPicture } from '#contract/uploads.ts'
import { takesUpload } from '#kit/http/before-body.ts'
import { changeEach } from '#modules/change-each.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { answerReview, approveWaiting, decideReview } from './decide-review.ts'
import { getReview, listReviews, listShownReviews } from './list-reviews.ts'
import { listOwnReviews } from './own-reviews.ts'
import { addPicture, admitPicture, removePicture } from './review-pictures.ts'
import { withdrawReview, writeReview } from './write-review.ts'

const os = implement(reviewsContract).$context<RequestContext>()

const ownOf = ({ ctx, guestTokens }: RequestContext, orderId: string) => listOwnReviews(ctx, { orderId, guestTokens })

export const reviewRoutes = os.router({
  list: os.list.handler(({ input, context }) => listShownReviews(context.ctx, input)),
  listOwn: os.listOwn.handler(({ input, context }) => ownOf(context, input.id)),
  write: os.write.handler(async ({ input: { params, body }, context }) => {
    const asked = { orderId: params.id, productId: params.product_id, guestTokens: context.guestTokens }
    await inTransaction(context.ctx, (ctx) => writeReview(ctx, asked, body))
    return ownOf(context, params.id)
  }),
  withdraw: os.withdraw.handler(async ({ input, context }) => {
    const asked = { orderId: input.id, productId: input.product_id, guestTokens: context.guestTokens }
    await inTransaction(context.ctx, (ctx) => withdrawReview(ctx, asked))
    return ownOf(context, input.id)
  }),
  addPicture: os.addPicture
    .use(
      takesUpload<RequestContext>(reviewPicture, (context, { id = '', product_id = '' }) =>
        admitPicture(context, { orderId: id, productId: product_id }),
      ),
    )
    .handler(async ({ input: { params, body }, context }) => {
      await addPicture(context, { orderId: params.id, productId: params.product_id }, body.file)
      return ownOf(context, params.id)
    }),
  removePicture: os.removePicture.handler(async ({ input, context }) => {
    const asked = { orderId: input.id, productId: input.product_id, pictureId: input.picture_id, guestTokens: context.guestTokens }
    await inTransaction(context.ctx, (ctx) => removePicture(ctx, asked))
    return ownOf(context, input.id)
  }),
  listForStaff: os.listForStaff.handler(({ input, context }) => listReviews(context.ctx, input)),
  get: os.get.handler(({ input, context }) => getReview(context.ctx, input.id)),
  decide: os.decide.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => decideReview(ctx, input.params.id, input.body))),
  approve: os.approve.handler(({ input, context }) => {
    const versions = new Map(input.reviews.map(({ id, updated_at }) => [id, updated_at]))
    return changeEach(context.ctx, [...versions.keys()], (ctx, id) => approveWaiting(ctx, { id, updated_at: versions.get(id) ?? '' }))
  }),
  answer: os.answer.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => answerReview(ctx, input.params.id, input.body))),
})
