import { z } from 'zod'
import { call } from './call.ts'
import { newsletterLinksByAddress } from './call-limits.ts'
import { email, id } from './fields.ts'
import { trimmed } from './rules/visible-text.ts'

const token = z.string('required').overwrite(trimmed).min(1, 'required').max(128, 'too_long')
const said = z.object({ message: z.string() })

const noticeCounts = z.object({
  /** Number of people who wait for an option, most first; null: for any option. */
  waiting: z.array(z.object({ variation_id: id.nullable(), size: z.string().nullable(), count: z.int() })),
  total: z.int(),
})
export type StockNoticeCounts = z.infer<typeof noticeCounts>

export const stockNoticesContract = {
  /** Gives the same response for every address except the caller's own, requested before or not. */
  ask: call('everyone')
    .route({
      method: 'POST',
      path: '/stock-notices',
      summary: 'Ask to be told by email when something is back in stock',
      tags: ['Catalogue'],
    })
    .input(
      z.strictObject({
        product_id: id,
        variation_id: id.nullable().optional(),
        size: z.string().max(20).nullable().optional(),
        /** Omitted by signed-in visitors. */
        email: email.optional(),
      }),
    )
    .output(
      said.extend({
        state: z.enum(['waiting', 'confirm_by_email']),
        /** Only for the caller's own address. */ withdraw_token: z.string().optional(),
      }),
    )
    .errors({ product_not_found: { status: 404 }, can_be_ordered: { status: 409 } }),
  confirm: call('link_holder', { limit: newsletterLinksByAddress })
    .route({
      method: 'POST',
      path: '/stock-notices/confirm',
      summary: 'Confirm the request by the token of its email',
      tags: ['Catalogue'],
    })
    .input(z.strictObject({ token }))
    .output(said)
    .errors({ newsletter_link_expired: { status: 410 } }),
  withdraw: call('link_holder', { limit: newsletterLinksByAddress })
    .route({ method: 'POST', path: '/stock-notices/withdraw', summary: 'Take the request back and delete it', tags: ['Catalogue'] })
    .input(z.strictObject({ token }))
    .output(said)
    .errors({ newsletter_link_expired: { status: 410 } }),
  count: call('staff')
    .route({
      method: 'GET',
      path: '/admin/products/{id}/stock-notices',
      summary: 'Count who waits for a product to be back in stock',
      tags: ['Admin: products'],
    })
    .input(z.object({ id }))
    .output(noticeCounts),
}
