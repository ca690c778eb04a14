import { z } from 'zod'
import { call } from './call.ts'
import { newsletterLinksByAddress } from './call-limits.ts'
import { email } from './fields.ts'

const token = z.string('required').trim().min(1, 'required').max(128, 'too_long')
const said = z.object({ message: z.string() })

export const newsletterContract = {
  /** Answers the same for every address, known or not. */
  subscribe: call('everyone')
    .route({ method: 'POST', path: '/newsletter-subscribe', summary: 'Subscribe an email address to the newsletter', tags: ['Newsletter'] })
    .input(z.strictObject({ email }))
    .output(said),
  confirm: call('link_holder', { limit: newsletterLinksByAddress })
    .route({
      method: 'POST',
      path: '/newsletter-confirm',
      summary: 'Confirm a subscription by the token of its email',
      tags: ['Newsletter'],
    })
    .input(z.strictObject({ token }))
    .output(said)
    .errors({ newsletter_link_expired: { status: 410 } }),
  unsubscribe: call('link_holder', { limit: newsletterLinksByAddress })
    .route({ method: 'POST', path: '/newsletter-unsubscribe', summary: 'Unsubscribe by the token of an email', tags: ['Newsletter'] })
    .input(z.strictObject({ token }))
    .output(said)
    .errors({ newsletter_link_expired: { status: 410 } }),
}
