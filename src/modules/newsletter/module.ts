import { on } from '#modules/domain-events.ts'
import { addressConfirmed, languageChosen, marketingChosen } from '#modules/identity/index.ts'
import { partOf } from '#modules/live-effects.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { forgetUnanswered } from './forget-unanswered.ts'
import { sendNewsletterMail } from './newsletter-mail-handler.ts'
import { newsletterMailJob } from './newsletter-mail-job.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { findSubscriptionOf, forgetSubscriptionOf } from './personal-subscription.ts'
import { followAccount, followLanguage, moveSubscription, setSubscription } from './set-subscription.ts'
import { subscriberRoutes } from './subscribers/subscriber-routes.ts'

export const newsletter = defineModule({
  name: 'newsletter',
  needs: ['audit', 'settings', 'identity'],
  tables: ['newsletter_subscribers', 'newsletter_tokens'],
  reads: ['letter_sends'],
  live: { newsletter_subscribers: () => partOf('letters', 'subscribers') },
  // No cached response depends on the subscribers.
  tags: { newsletter_subscribers: () => [] },
  routes: ({ config: { authSecret, publicUrl } }) => ({
    newsletter: newsletterRoutes({ secret: authSecret, isSecure: publicUrl.startsWith('https:') }),
    subscribers: subscriberRoutes,
  }),
  jobs: ({ systemCtx, mailer, config }) => [
    doJob(newsletterMailJob, (mail) => sendNewsletterMail(systemCtx(), { mailer, publicUrl: config.publicUrl }, mail)),
  ],
  listens: [
    on(marketingChosen, setSubscription),
    on(languageChosen, followLanguage),
    on(addressConfirmed, async (ctx, { email, earlierEmail }) => {
      if (earlierEmail !== undefined) await moveSubscription(ctx, earlierEmail, email)
      await followAccount(ctx, email)
    }),
  ],
  nightly: [forgetUnanswered],
  personalData: () => ({
    list: { newsletter: async (ctx, { email }) => (await findSubscriptionOf(ctx, email)) ?? null },
    forget: (ctx, { email }) => forgetSubscriptionOf(ctx, email),
  }),
  personalTables: {
    newsletter_subscribers: { exported: 'newsletter', afterClosing: 'nothing' },
    newsletter_tokens: { exported: { not: 'a hash of something that only the person holds' }, afterClosing: 'nothing' },
  },
})
