import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { forgetHanding } from './mail-records.ts'
import { createMailer, type Mail, type Mailer, type MailerOptions } from './mailer.ts'

const { db } = await testDatabase()
const { url: smtpUrl, received, answerWith, goAway, comeBack } = await smtpServer()
const mailFrom = 'Tulpar <hello@tulpar.example>'
const openedMailers: Mailer[] = []

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
  received.splice(0)
  answerWith(() => undefined)
})

afterEach(() => {
  for (const mailer of openedMailers.splice(0)) mailer.close()
})

function mailerWith(options: Partial<MailerOptions> = {}): Mailer {
  const mailer = createMailer({ smtpUrl, mailFrom, isProduction: false, ...options })
  openedMailers.push(mailer)
  return mailer
}

const key = 'test:1'
const mail: Mail = {
  to: 'aigerim@example.kz',
  subject: 'Тапсырыс қабылданды',
  bodies: () => Promise.resolve({ text: 'Сәлем', html: '<p>Сәлем</p>' }),
}

const send = (mailer: Mailer, changes: Partial<Mail> = {}, dedupeKey = key) =>
  mailer.sendOnce(db, dedupeKey, () => Promise.resolve({ ...mail, ...changes }))

async function storedMail() {
  return db.selectFrom('mails').selectAll().where('dedupe_key', '=', key).executeTakeFirstOrThrow()
}

it('hands a mail to the mail server with both bodies and marks it sent', async () => {
  await expect(send(mailerWith())).resolves.toBe('sent')

  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['aigerim@example.kz'])
  expect(received[0]?.source).toContain('From: Tulpar <hello@tulpar.example>')
  expect(received[0]?.source).toContain('multipart/alternative')
  expect(received[0]?.source).toMatch(/Message-ID: <[0-9a-f]{40}@tulpar\.example>/i)
  expect((await storedMail()).sent_at).toBeInstanceOf(Date)
})

it('puts the given name in front of the address, in any script', async () => {
  let name = 'Qanat'
  const mailer = mailerWith({ sender: () => Promise.resolve({ name, answersTo: '' }) })
  await send(mailer)
  name = 'Қанат, "студия"'
  await send(mailer, {}, 'test:2')
  const [first, second] = received.map(({ source }) => /^From: (.+(?:\r?\n .+)*)/m.exec(source)?.[1])
  expect(first).toBe('Qanat <hello@tulpar.example>')
  expect(second).toMatch(/^=\?UTF-8\?.+<hello@tulpar\.example>$/s)
})

it('directs replies to the sender’s reply address, unless the mail names another', async () => {
  const mailer = mailerWith({ sender: () => Promise.resolve({ name: 'Qanat', answersTo: 'team@qanat.example' }) })
  await send(mailer)
  await send(mailer, { headers: { 'Reply-To': 'dana@example.com' } }, 'test:2')
  const answersTo = ({ source }: { source: string }) => Array.from(source.matchAll(/^Reply-To: (.+)$/gim), ([, to]) => to?.trim())
  expect(received.map(answersTo)).toEqual([['team@qanat.example'], ['dana@example.com']])
})

it('marks a mail as written by a person or not, and names the mail it follows', async () => {
  await send(mailerWith(), {}, 'question:1')
  await send(mailerWith(), { isByPerson: true, follows: 'question:1' }, 'answer:1')

  const [question = '', answer = ''] = received.map(({ source }) => source)
  const [, questionId = 'none'] = /^Message-ID: (<.+>)/im.exec(question) ?? []
  expect(question).toMatch(/^Auto-Submitted: auto-generated/im)
  expect(question).not.toMatch(/^(In-Reply-To|References):/im)
  expect(answer).not.toMatch(/^Auto-Submitted:/im)
  for (const header of ['In-Reply-To', 'References']) expect(answer).toContain(`${header}: ${questionId}`)
})

it('sends a mail once when twenty handlers try at the same time', async () => {
  const mailer = mailerWith()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => send(mailer)))

  expect(received).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent')).toHaveLength(1)
  await expect(send(mailer)).resolves.toBe('already_sent')
  expect(received).toHaveLength(1)
})

it('keeps a refused mail unsent, so that the next try sends it under the same Message-ID', async () => {
  const refusals = [new Error('mailbox busy')]
  answerWith(() => refusals.shift())
  const mailer = mailerWith()

  await expect(send(mailer)).rejects.toThrow('mailbox busy')
  expect((await storedMail()).sent_at).toBeNull()
  await expect(send(mailer)).resolves.toBe('sent')
  expect(received).toHaveLength(1)
})

it('leaves a mail to the process that holds it, and takes it over after that process died', async () => {
  const mailer = mailerWith()
  const heldFor = (interval: string) =>
    db
      .updateTable('mails')
      .set({ sent_at: null, claimed_until: new Date(Date.now() + Number(interval)) })
      .execute()
  await send(mailer)

  await heldFor('60000')
  await expect(send(mailer)).rejects.toThrow('Another process')
  await heldFor('-1000')
  await expect(send(mailer)).resolves.toBe('sent')

  const ids = received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

it('stores no body in production, and throws there without a mail server', async () => {
  await send(mailerWith({ isProduction: true }))
  expect(await storedMail()).toMatchObject({ text_body: null, html_body: null })

  const unconfigured = mailerWith({ isProduction: true, smtpUrl: undefined })
  await expect(send(unconfigured, {}, 'test:2')).rejects.toThrow('SMTP_URL')
})

it('refuses to send inside a transaction', async () => {
  const sending = db.transaction().execute((open) => mailerWith().sendOnce(open, key, () => Promise.resolve(mail)))
  await expect(sending).rejects.toThrow('transaction')
  expect(received).toHaveLength(0)
})

it('sends nothing to nobody, and leaves no trace', async () => {
  const mailer = mailerWith()
  await expect(mailer.sendOnce(db, key, () => Promise.resolve(undefined))).resolves.toBe('not_wanted')
  expect(received).toEqual([])
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual([])
})

it('lets no typed text begin another header', async () => {
  const subject = 'Hello\r\nBcc: victim@example.com\u2028X-Evil: 1\u0000'
  await send(mailerWith(), { subject, headers: { 'Reply-To': 'a@example.com\r\nX-Evil: 2' } })
  const [head = ''] = (received[0]?.source ?? '').split('\r\n\r\n')
  expect(head).toContain('Subject: Hello Bcc: victim@example.com X-Evil: 1\r\n')
  expect(head).not.toMatch(/^(?:Bcc|X-Evil):/m)
  expect(received[0]?.to).toEqual(['aigerim@example.kz'])
})

it('is recorded before the last line is sent of a mail that must not arrive twice', async () => {
  const handed = vi.fn<() => Promise<boolean>>()
  answerWith(async () => {
    await handed()
    return undefined
  })
  handed.mockImplementation(async () => (await storedMail()).handed_at !== null)
  await expect(send(mailerWith(), { neverTwice: true })).resolves.toBe('sent')
  await expect(handed.mock.results[0]?.value).resolves.toBe(true)
})

it('resends no mail that a server took without an answer, and reports it', async () => {
  const mailer = mailerWith()
  answerWith(async () => {
    await goAway()
    return undefined
  })
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('unknown')
  await comeBack()
  answerWith(() => undefined)
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('unknown')
  expect(received).toHaveLength(1)

  await forgetHanding(db, [key])
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('sent')
})

it('takes over from a process that died before the last line was sent, and not after it', async () => {
  const mailer = mailerWith()
  await send(mailer, { neverTwice: true })
  const died = { sent_at: null, claimed_until: new Date(Date.now() - 1000) }
  await db.updateTable('mails').set(died).execute()
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('unknown')
  await db
    .updateTable('mails')
    .set({ ...died, handed_at: null })
    .execute()
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('sent')
})

it('retries after a refusal, at any time', async () => {
  const mailer = mailerWith()
  answerWith(() => Object.assign(new Error('4.7.1 later'), { responseCode: 451 }))
  await expect(send(mailer, { neverTwice: true })).rejects.toThrow('4.7.1')
  expect(await storedMail()).toMatchObject({ handed_at: null, claimed_until: null })
  answerWith(() => undefined)
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('sent')
})

it('sends nothing where the record of the last line can’t be written', async () => {
  const mailer = mailerWith()
  await sql`alter table mails add constraint no_handing check (handed_at is null)`.execute(db)
  await expect(send(mailer, { neverTwice: true })).rejects.toThrow('no_handing')
  await sql`alter table mails drop constraint no_handing`.execute(db)
  expect(received).toEqual([])
  await expect(send(mailer, { neverTwice: true })).resolves.toBe('sent')
  expect(received).toHaveLength(1)
})
