import { on } from '#modules/domain-events.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { leftByLetter } from '#modules/newsletter/index.ts'
import { orderPlaced } from '#modules/orders/index.ts'
import { attributeOrder } from './attribute-order.ts'
import { readBounceMailbox, rememberBounceMailbox } from './bounce-mailbox.ts'
import { handleBounces } from './bounces.ts'
import { followLink } from './letter-links.ts'
import { letterPartsOf } from './sending-parts.ts'
import { letterSealOf, rememberSeal } from './letter-tokens.ts'
import { noteLeaving } from './note-leaving.ts'
import { personalLetters } from './personal-letters.ts'
import { sendTestLetter, testLetterJob } from './test-letter.ts'

const ofLetters = { not: 'parts of emails that are exported' }
const figures = { because: 'what letters brought, without a name' }

export const letters = defineModule({
  name: 'letters',
  needs: ['settings', 'media', 'catalog', 'identity', 'newsletter', 'discounts', 'orders'],
  tables: ['letter_sends', 'letter_links', 'letter_clicks', 'letter_orders', 'letter_turns'],
  open({ memory, config }) {
    rememberSeal(memory, config.authSecret)
    rememberBounceMailbox(memory, config.bounceImapUrl)
  },
  http: ({ db, clock, systemCtx, config: { authSecret, publicUrl, bounceSecret } }) => [
    {
      method: 'POST',
      path: '/api/webhooks/bounces',
      described: {
        operationId: 'letters.bounces',
        summary: 'What a mail service or a mailbox tells of mails that came back',
        types: ['application/json'],
      },
      rules: { who: 'service' },
      answer: ({ c }) => handleBounces(c.req.raw, systemCtx(), bounceSecret),
    },
    {
      method: 'GET',
      path: '/l/{token}',
      rules: { who: 'everyone' },
      answer: ({ c, part }) =>
        followLink(
          { db, clock, seal: letterSealOf(authSecret) },
          {
            token: part('token'),
            headers: c.req.raw.headers,
            isCounted: c.req.method === 'GET',
            isSecure: publicUrl.startsWith('https:'),
            secret: authSecret,
          },
        ),
    },
  ],
  jobs: ({ systemCtx, ...services }) => [doJob(testLetterJob, (asked) => sendTestLetter(systemCtx(), letterPartsOf(services), asked))],
  schedules: [{ name: 'read-bounces', cron: '*/5 * * * *', run: readBounceMailbox }],
  listens: [on(orderPlaced, attributeOrder), on(leftByLetter, noteLeaving)],
  personalData: () => personalLetters,
  personalTables: {
    letter_sends: { exported: 'newsletter_letters', afterClosing: figures },
    letter_clicks: { exported: ofLetters, afterClosing: figures },
    letter_orders: { exported: ofLetters, afterClosing: figures },
  },
})
