import { z } from 'zod'
import { call } from './call.ts'
import { reviewsByAddress } from './call-limits.ts'
import {
  expectedUpdatedAt,
  id,
  instant,
  isName,
  language,
  limit,
  listOf,
  mostSize,
  page,
  pageOf,
  requiredLine,
  requiredText,
  storableInstant,
} from './fields.ts'
import { holdsLink } from './links.ts'
import { bulkAnswer, listInput } from './lists.ts'
import { mostInBulk } from './rules/list-limits.ts'
import { mostStars, reviewLengths, reviewsOnPage, reviewStatuses } from './rules/review-rules.ts'
import { reviewPicture as pictureUpload } from './uploads.ts'
import { trimmed } from './rules/visible-text.ts'
import { listSorts } from './rules/list-sorts.ts'

/** The version of the review that staff read: its author may have rewritten it since. */
const readVersion = storableInstant(z.iso.datetime('required'))

/** Served at `/api/review-pictures/{id}`. */
export const picture = z.object({ id, width: z.int(), height: z.int() })
export type ReviewPicture = z.infer<typeof picture>
const stars = z.int('invalid').min(1, 'required').max(mostStars, 'invalid')

export const shownReview = z.object({
  id,
  author: z.string(),
  stars: z.int(),
  text: z.string(),
  /** Language of the order, so probably of the text. */
  language,
  written_at: instant,
  /** Reply of the shop. */
  answer: z.string().nullable(),
  pictures: z.array(picture),
})
export type ShownReview = z.infer<typeof shownReview>

export const ownReview = shownReview
  .omit({ id: true, language: true })
  .extend({ status: z.enum(reviewStatuses), refusal: z.string().nullable() })
export type OwnReview = z.infer<typeof ownReview>
export const reviewable = z.object({ product_id: id, name: z.string(), image_url: z.string().nullable(), review: ownReview.nullable() })
export type Reviewable = z.infer<typeof reviewable>
/** The products of a completed order, each once; none for other orders. `author`: the name that a new review would show. */
const ownReviews = z.object({ author: z.string(), items: z.array(reviewable) })
export type OwnReviews = z.infer<typeof ownReviews>

export const staffReview = shownReview.extend({
  status: z.enum(reviewStatuses),
  refusal: z.string().nullable(),
  product: z.object({ id, name: z.string(), slug: z.string() }),
  order_number: z.string(),
  updated_at: instant,
})
export type StaffReview = z.infer<typeof staffReview>

const ofOrder = z.object({ id })
const ofProduct = ofOrder.extend({ product_id: id })
const ofPicture = ofProduct.extend({ picture_id: id })
const buying = ['Buying']
const tags = ['Admin: reviews']
const notReviewable = { not_reviewable: { status: 409 }, already_reviewed: { status: 409 } } as const
const rowChanged = { changed_meanwhile: { status: 409, data: z.object({ current: staffReview }) } } as const

export const reviewsContract = {
  list: call('everyone')
    .route({
      method: 'GET',
      path: '/products/{id}/reviews',
      summary: 'Read what buyers say of a product, newest first',
      tags: ['Catalogue'],
    })
    .input(z.object({ id, page, limit: limit.default(reviewsOnPage) }))
    .output(pageOf('reviews', shownReview)),
  listOwn: call('owner')
    .route({ method: 'GET', path: '/orders/{id}/reviews', summary: 'List what can be reviewed of an order, and what was', tags: buying })
    .input(ofOrder)
    .output(ownReviews),
  write: call('owner', { limit: reviewsByAddress })
    .route({
      method: 'PUT',
      path: '/orders/{id}/reviews/{product_id}',
      summary: 'Review a product of a completed order, or write the review anew',
      inputStructure: 'detailed',
      tags: buying,
    })
    .input(
      z.object({
        params: ofProduct,
        body: z.strictObject({
          stars,
          text: z
            .string()
            .overwrite(trimmed)
            .max(reviewLengths.text, 'too_long')
            .refine((text) => !holdsLink(text), 'has_link')
            .default(''),
          author: isName(requiredLine(reviewLengths.author, 'name_missing')),
        }),
      }),
    )
    .output(ownReviews)
    .errors(notReviewable),
  withdraw: call('owner')
    .route({
      method: 'DELETE',
      path: '/orders/{id}/reviews/{product_id}',
      summary: 'Delete one’s own review and its pictures',
      tags: buying,
    })
    .input(ofProduct)
    .output(ownReviews),
  addPicture: call('owner')
    .route({
      method: pictureUpload.method,
      path: pictureUpload.path,
      summary: 'Add a picture to one’s own review',
      successStatus: 201,
      inputStructure: 'detailed',
      tags: buying,
    })
    .input(z.object({ params: ofProduct, body: z.strictObject({ file: z.file('missing_file') }) }))
    .output(ownReviews)
    .errors({
      too_many_pictures: { status: 409 },
      picture_too_large: { status: 413, data: mostSize },
      picture_type_refused: { status: 415 },
      picture_refused: { status: 422 },
      picture_too_many_pixels: { status: 422 },
    }),
  removePicture: call('owner')
    .route({
      method: 'DELETE',
      path: '/orders/{id}/reviews/{product_id}/pictures/{picture_id}',
      summary: 'Take a picture off one’s own review',
      tags: buying,
    })
    .input(ofPicture)
    .output(ownReviews),
  listForStaff: call('staff')
    .route({ method: 'GET', path: '/admin/reviews', summary: 'List reviews, those that wait among them', tags })
    .input(
      listInput(
        { status: z.enum(reviewStatuses).optional(), stars: listOf(['1', '2', '3', '4', '5']).optional(), product_id: id.optional() },
        listSorts.reviews,
      ),
    )
    .output(pageOf('reviews', staffReview)),
  get: call('staff')
    .route({ method: 'GET', path: '/admin/reviews/{id}', summary: 'Read a review', tags })
    .input(z.object({ id }))
    .output(staffReview),
  decide: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/reviews/{id}/decision',
      summary: 'Show a review to shoppers, or refuse it with a reason that its author reads',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: z.object({ id }),
        body: z.discriminatedUnion('decision', [
          z.strictObject({ decision: z.literal('approved'), expected_updated_at: readVersion }),
          z.strictObject({
            decision: z.literal('refused'),
            reason: requiredText(reviewLengths.reason),
            expected_updated_at: readVersion,
          }),
        ]),
      }),
    )
    .output(staffReview)
    .errors(rowChanged),
  approve: call('staff')
    .route({ method: 'POST', path: '/admin/reviews/approve', summary: 'Show several reviews that wait', tags })
    .input(
      z.strictObject({
        reviews: z
          .array(z.strictObject({ id, updated_at: readVersion }))
          .min(1, 'required')
          .max(mostInBulk, 'too_many'),
      }),
    )
    .output(bulkAnswer),
  answer: call('staff')
    .route({
      method: 'PUT',
      path: '/admin/reviews/{id}/answer',
      summary: 'Answer a review in the shop’s name, or take the answer back',
      inputStructure: 'detailed',
      tags,
    })
    .input(
      z.object({
        params: z.object({ id }),
        body: z.strictObject({ text: requiredText(reviewLengths.answer).nullable(), expected_updated_at: expectedUpdatedAt }),
      }),
    )
    .output(staffReview)
    .errors(rowChanged),
}
