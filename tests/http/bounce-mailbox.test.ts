import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { readBounceMailbox, rememberBounceMailbox } from '#modules/letters/bounce-mailbox.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { imapServer } from '#tests/support/imap-server.ts'

const { db } = await testDatabase()
const imap = await imapServer({ user: 'bounces', password: 'felt-and-wool' })
const ctx = { ...catalogCtx({ db, files: await temporaryFiles() }), memory: new ShopMemory() }
const mailbox = (password = 'felt-and-wool') => rememberBounceMailbox(ctx.memory, `imap://bounces:${password}@127.0.0.1:${imap.port}/INBOX`)

async function subscriber(): Promise<string> {
  const [email, now] = [`${newId()}@example.com`, new Date()]
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language: 'en', source: 'form', status: 'confirmed', confirmed_at: now, created_at: now })
    .execute()
  return email
}
const statusOf = async (email: string) =>
  (await db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirstOrThrow()).status
const reportOf = (email: string, status = '5.1.1') =>
  `From: MAILER-DAEMON@mx.example\r\nSubject: Жеткізілмеді\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: ${status}\r\n`

it('does nothing where there is no mailbox', async () => {
  await expect(readBounceMailbox(ctx)).resolves.toBeUndefined()
})

it('stops the letters to whom a report in the mailbox says that nobody is there, each report once', async () => {
  mailbox()
  const [gone, full, written] = [await subscriber(), await subscriber(), await subscriber()]
  for (const source of [reportOf(gone), reportOf(full, '5.2.2'), `From: ${written}\r\nSubject: Hello\r\n\r\nA question.\r\n`])
    imap.mails.push({ source, isSeen: false })
  await readBounceMailbox(ctx)
  expect(await Promise.all([gone, full, written].map(statusOf))).toEqual(['bounced', 'confirmed', 'confirmed'])
  expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true)

  await db.updateTable('newsletter_subscribers').set({ status: 'confirmed' }).where('email', '=', gone).execute()
  await readBounceMailbox(ctx)
  expect(await statusOf(gone)).toBe('confirmed')
})

it('fails where the password is wrong, and says no more of it', async () => {
  mailbox('guessed')
  const failure = await readBounceMailbox(ctx).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(failure).not.toBe('')
  expect(failure).not.toContain('guessed')
})
