import { z } from 'zod'
import { call } from './call.ts'
import { tokensByAddress } from './call-limits.ts'
import { id, instant, moneySchema } from './fields.ts'
import { trimmed } from './rules/visible-text.ts'

/** The secret in the link of a cart or checkout that an agent prepared. */
const handoffToken = z.string('required').overwrite(trimmed).min(1, 'required').max(128, 'too_long')

/** What an agent or a link prepared: texts from an agent, which a page shows as text only. */
export const handoff = z.object({
  kind: z.enum(['cart', 'checkout']),
  /** The host of the agent's profile; null for a link that anybody can make. */
  platform: z.string().nullable(),
  expires_at: instant,
  items: z.array(z.object({ product_id: id, variation_id: id.nullable(), size: z.string().optional(), quantity: z.int() })),
  discount_code: z.string().nullable(),
  /** The total that the agent was shown last; null if it was shown none. A cart's total has no shipping and no tax. */
  shown_total: moneySchema.nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  shipping: z
    .object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      country: z.string(),
      /** Only for a country that the shop does not list; `country` is then OTHER. */
      country_name: z.string().optional(),
    })
    .nullable()
    .optional(),
  /** Only for an order to be collected. */
  delivery: z.literal('pickup').optional(),
  /** The event where it is to be collected. */
  event_id: id.nullable().optional(),
})
export type Handoff = z.infer<typeof handoff>

export const agentsContract = {
  look: call('link_holder', { limit: tokensByAddress })
    .route({ method: 'POST', path: '/handoffs/look', summary: 'Read the cart or checkout that an agent’s link leads to', tags: ['Buying'] })
    .input(z.strictObject({ token: handoffToken }))
    .output(handoff)
    .errors({ handoff_used: { status: 410, data: z.object({ order_id: id.nullable() }) } }),
}
