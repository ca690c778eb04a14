import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { readBounceMailbox, rememberBounceMailbox } from '#modules/letters/bounce-mailbox.ts'
import { letterSealOf, linkKeyOf, rememberSeal } from '#modules/letters/letter-tokens.ts'
import { letterHeader } from '#modules/letters/read-delivery-report.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { catalogCtx, temporaryFiles } from '#tests/support/catalog-ctx.ts'
import { testDatabase } from '#tests/support/database.ts'
import { imapServer } from '#tests/support/imap-server.ts'

const { db } = await testDatabase()
const imap = await imapServer({ user: 'bounces', password: 'felt-and-wool' })
const ctx = { ...catalogCtx({ db, files: await temporaryFiles() }), memory: new ShopMemory() }
const mailbox = (password = 'felt-and-wool') => rememberBounceMailbox(ctx.memory, `imap://bounces:${password}@127.0.0.1:${imap.port}/INBOX`)

const secret = 'of the shop that sends the letters'
rememberSeal(ctx.memory, secret)

async function subscriber({ sentDaysAgo = 1 } = {}): Promise<{ email: string; letter: string }> {
  const [email, sendId, now] = [`${newId()}@example.com`, newId(), ctx.clock.now()]
  await db
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language: 'en', source: 'form', status: 'confirmed', confirmed_at: now, created_at: now })
    .execute()
  const sentAt = new Date(now.getTime() - sentDaysAgo * 24 * 3_600_000)
  await db
    .insertInto('letter_sends')
    .values({ id: sendId, origin: `campaign:${newId()}`, email, language: 'en', created_at: sentAt, sent_at: sentAt })
    .execute()
  return { email, letter: letterSealOf(secret).tokenOf({ sendId, key: linkKeyOf(letterHeader) }) }
}
const statusOf = async ({ email }: { email: string }) =>
  (await db.selectFrom('newsletter_subscribers').select('status').where('email', '=', email).executeTakeFirstOrThrow()).status
const reportOf = ({ email, letter = '' }: { email: string; letter?: string }, { status = '5.1.1', type = 'multipart/report' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Жеткізілмеді',
    `Content-Type: ${type}; report-type=delivery-status; boundary="b"`,
    '\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example',
    `\r\nFinal-Recipient: rfc822; ${email}\r\nAction: failed\r\nStatus: ${status}`,
    `\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nSubject: News${letter && `\r\n${letterHeader}: ${letter}`}\r\n\r\n--b--\r\n`,
  ].join('\r\n')

it('does nothing where there is no mailbox', async () => {
  await expect(readBounceMailbox(ctx)).resolves.toBeUndefined()
})

it('stops the letters to mailboxes that a report calls unknown, each report once', async () => {
  mailbox()
  const [gone, full, written] = [await subscriber(), await subscriber(), await subscriber()]
  for (const source of [
    reportOf(gone),
    reportOf(full, { status: '5.2.2' }),
    `From: ${written.email}\r\nSubject: Hello\r\n\r\nA question.\r\n`,
  ])
    imap.mails.push({ source, isSeen: false })
  await readBounceMailbox(ctx)
  expect(await Promise.all([gone, full, written].map(statusOf))).toEqual(['bounced', 'confirmed', 'confirmed'])
  expect(imap.mails.every(({ isSeen }) => isSeen)).toBe(true)

  await db.updateTable('newsletter_subscribers').set({ status: 'confirmed' }).where('email', '=', gone.email).execute()
  await readBounceMailbox(ctx)
  expect(await statusOf(gone)).toBe('confirmed')
})

it('accepts a report only of the letter that bounced, and only about its reader', async () => {
  mailbox()
  const [reader, other, late] = [await subscriber(), await subscriber(), await subscriber({ sentDaysAgo: 30 })]
  for (const source of [
    reportOf({ email: reader.email }),
    reportOf({ email: reader.email, letter: 'made-up' }),
    reportOf({ email: reader.email, letter: other.letter }),
    reportOf(reader, { type: 'multipart/mixed' }),
    reportOf(late),
  ])
    imap.mails.push({ source, isSeen: false })
  await readBounceMailbox(ctx)
  expect(await Promise.all([reader, other, late].map(statusOf))).toEqual(['confirmed', 'confirmed', 'confirmed'])
})

it('fails with a wrong password, and reveals no more', async () => {
  mailbox('guessed')
  const failure = await readBounceMailbox(ctx).then(
    () => '',
    (error: unknown) => String(error),
  )
  expect(failure).not.toBe('')
  expect(failure).not.toContain('guessed')
})
