import { z } from 'zod'
import type { Tag } from '#modules/cache-tags.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { countWaitingReviews } from './list-reviews.ts'
import { personalReviews } from './personal-reviews.ts'
import { reviewPictures } from './review-files.ts'
import { reviewMailJob } from './review-mail-job.ts'
import { readPicture } from './review-pictures.ts'
import { reviewRoutes } from './review-routes.ts'
import { sendReviewMail } from './send-review-mail.ts'

export const reviews = defineModule({
  name: 'reviews',
  needs: ['audit', 'settings', 'media', 'catalog', 'orders'],
  tables: ['reviews', 'review_pictures', 'product_ratings'],
  // A change of a review that was and is unpublished changes no page.
  tags: {
    reviews: ({ product_id: id, was_shown: wasShown, is_shown: isShown }): Tag[] => (id && (wasShown || isShown) ? [`product:${id}`] : []),
  },
  live: { reviews: (change) => wholeOf('reviews', change) },
  cached: [{ path: /^\/api\/products\/[a-z0-9-]{1,100}\/reviews$/, query: ['page', 'limit'] }],
  routes: () => ({ reviews: reviewRoutes }),
  http: () => [
    {
      method: 'GET',
      path: '/api/review-pictures/{id}',
      described: {
        operationId: 'reviews.picture',
        summary: 'Read a picture of a review, `size=small` as a thumbnail',
        query: { size: z.enum(['small', 'large']).optional() },
        types: ['image/webp'],
      },
      rules: { who: 'everyone' },
      answer: async ({ part, query, context }) =>
        readPicture(await context(), { pictureId: part('id'), size: query('size') === 'small' ? 'small' : 'large' }),
    },
  ],
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(reviewMailJob, (mail) => sendReviewMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
    doJob(reviewPictures.job, (gone) => reviewPictures.handle(systemCtx(), gone)),
  ],
  pendingCounts: { reviews_waiting: countWaitingReviews },
  personalData: () => personalReviews,
  personalTables: {
    reviews: { exported: 'reviews', afterClosing: 'nothing' },
    review_pictures: { exported: 'reviews', afterClosing: 'nothing' },
  },
  invariants: [
    {
      rule: 'the rating of a product is what its shown reviews add up to',
      violations: `
        select coalesce(r.product_id, s.product_id)::text as subject, 'rating ' || coalesce(r.count, 0) || ', reviews ' || coalesce(s.count, 0) as finding
        from product_ratings r
        full join (select product_id, count(*) as count, sum(stars) as stars from reviews where status = 'approved' group by product_id) s
          on s.product_id = r.product_id
        where coalesce(r.count, 0) <> coalesce(s.count, 0) or coalesce(r.stars, 0) <> coalesce(s.stars, 0)`,
    },
  ],
})
