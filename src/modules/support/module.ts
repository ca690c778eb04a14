import { on } from '#modules/domain-events.ts'
import { addressConfirmed } from '#modules/identity/index.ts'
import { defineModule, doJob } from '#modules/module.ts'
import { wholeOf } from '#modules/live-effects.ts'
import { countToAnswer } from './count-to-answer.ts'
import { forgetOldMessages } from './forget-old-messages.ts'
import { forgetMessagesOf, retainMessagesOf, listMessagesOf } from './personal-messages.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { savedReplyRoutes } from './saved-reply-routes.ts'
import { replyMailJob } from './reply-mail-job.ts'
import { sendReplyMail } from './send-reply-mail.ts'
import { sendSupportMail } from './support-mail-handler.ts'
import { supportMailJob } from './support-mail-job.ts'
import { supportRoutes } from './support-routes.ts'

export const support = defineModule({
  name: 'support',
  needs: ['audit', 'settings', 'identity', 'newsletter'],
  tables: ['contact_messages', 'preorder_requests', 'message_replies', 'kept_answers'],
  live: {
    contact_messages: (change) => wholeOf('messages', change),
    preorder_requests: (change) => wholeOf('messages', change),
    kept_answers: (change) => wholeOf('messages', change),
  },
  routes: () => ({ support: supportRoutes, inbox: inboxRoutes, savedReplies: savedReplyRoutes }),
  jobs: ({ systemCtx, mailer, config: { publicUrl, mailFrom } }) => [
    doJob(supportMailJob, (mail) => sendSupportMail(systemCtx(), { mailer, publicUrl, mailFrom }, mail)),
    doJob(replyMailJob, (mail) => sendReplyMail(systemCtx(), { mailer, publicUrl }, mail)),
  ],
  listens: [
    on(addressConfirmed, async (ctx, { accountId, earlierEmail }) => {
      if (earlierEmail !== undefined) await retainMessagesOf(ctx, { accountId, email: earlierEmail })
    }),
  ],
  pendingCounts: { unread_messages: countToAnswer },
  nightly: [forgetOldMessages],
  personalData: () => ({ list: { support: listMessagesOf }, forget: forgetMessagesOf }),
  personalTables: {
    contact_messages: { exported: 'support', afterClosing: 'nothing' },
    preorder_requests: { exported: 'support', afterClosing: 'nothing' },
    message_replies: { exported: 'support', afterClosing: 'nothing' },
  },
})
