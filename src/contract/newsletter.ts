import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email } from './fields.ts'

const token = z.string('required').trim().min(1, 'required').max(128, 'too_long')
const said = z.object({ message: z.string() })

export const newsletterContract = {
  /** Answers the same for every address, known or not. */
  subscribe: oc
    .route({ method: 'POST', path: '/newsletter-subscribe', summary: 'Subscribe an email address to the newsletter', tags: ['Newsletter'] })
    .input(z.strictObject({ email }))
    .output(said),
  confirm: oc
    .route({
      method: 'POST',
      path: '/newsletter-confirm',
      summary: 'Confirm a subscription by the token of its email',
      tags: ['Newsletter'],
    })
    .input(z.strictObject({ token }))
    .output(said),
  unsubscribe: oc
    .route({ method: 'POST', path: '/newsletter-unsubscribe', summary: 'Unsubscribe by the token of an email', tags: ['Newsletter'] })
    .input(z.strictObject({ token }))
    .output(said),
}
