import { z } from 'zod'
import { call } from './call.ts'
import { newsletterLinksByAddress } from './call-limits.ts'
import { email, language } from './fields.ts'
import { trimmed } from './rules/visible-text.ts'

const token = z.string('required').overwrite(trimmed).min(1, 'required').max(128, 'too_long')
const said = z.object({ message: z.string() })

const preferences = z.object({
  /** The address masked except for its first letter and its domain. */
  email_hint: z.string(),
  language,
  is_subscribed: z.boolean(),
})
export type NewsletterPreferences = z.infer<typeof preferences>

export const newsletterContract = {
  /** Gives the same response for every address, known or not. */
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
  /** The token is the unsubscribe token. It identifies its own subscriber only and allows nothing else. */
  look: call('link_holder', { limit: newsletterLinksByAddress })
    .route({
      method: 'POST',
      path: '/newsletter-preferences/look',
      summary: 'Read what the holder of a newsletter’s link gets, and in which language',
      tags: ['Newsletter'],
    })
    .input(z.strictObject({ token }))
    .output(preferences)
    .errors({ newsletter_link_expired: { status: 410 } }),
  prefer: call('link_holder', { limit: newsletterLinksByAddress })
    .route({
      method: 'POST',
      path: '/newsletter-preferences',
      summary: 'Choose the newsletter’s language, leave it or come back',
      tags: ['Newsletter'],
    })
    .input(z.strictObject({ token, language: language.optional(), is_subscribed: z.boolean().optional() }))
    .output(preferences)
    .errors({ newsletter_link_expired: { status: 410 } }),
}
