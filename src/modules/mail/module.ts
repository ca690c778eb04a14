import { refuseUnstorable } from '#kit/http/first-look.ts'
import { forgetJobsAbout } from '#kit/jobs/forget-jobs.ts'
import { forgetMails, forgetOldContents, forgetOldMails, listMailSubjects, reassignMails } from '#kit/mail/mail-records.ts'
import { showMailbox } from '#kit/mail/dev-mailbox.ts'
import { listMails } from '#kit/mail/mail-store.ts'
import { on } from '#modules/domain-events.ts'
import { addressConfirmed } from '#modules/identity/index.ts'
import { openFile } from '#modules/http-route.ts'
import { defineModule } from '#modules/module.ts'

/** How long the data export can show a person the mails sent to them. */
const mailRetentionDays = 180

/** Comes last: by then the rows that mails are written for are locked or deleted. */
export const mail = defineModule({
  name: 'mail',
  needs: ['identity'],
  tables: ['mails'],
  http: ({ config, db }) =>
    config.isProduction
      ? []
      : [
          openFile('/dev/mailbox', ({ c }) => showMailbox(db, c)),
          openFile('/api/dev/mailbox', async ({ c }) => {
            const to = c.req.query('to')
            refuseUnstorable({ to })
            return c.json(await listMails(db, to ? { to } : {}))
          }),
        ],
  listens: [
    on(addressConfirmed, async ({ db }, { email, earlierEmail }) => {
      if (earlierEmail !== undefined) await reassignMails(db, earlierEmail, email)
    }),
  ],
  nightly: [
    ({ db }) => forgetOldContents(db),
    ({ db, clock }) => forgetOldMails(db, new Date(clock.now().getTime() - mailRetentionDays * 24 * 3_600_000)),
  ],
  personalData: () => ({
    list: { letters: ({ db }, { email }) => listMailSubjects(db, email) },
    forget: async ({ db }, { email }) => {
      await forgetMails(db, email)
      await forgetJobsAbout(db, email)
    },
  }),
  personalTables: { mails: { exported: 'letters', afterClosing: { because: 'that a mail was sent, without address and text' } } },
  invariants: [
    {
      rule: 'a mail about an order is sent once',
      violations: `
        select dedupe_key as subject, format('%s mails', count(*)) as finding from mails group by dedupe_key having count(*) > 1`,
    },
  ],
})
