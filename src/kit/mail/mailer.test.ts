import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createMailer, type Mailer } from './mailer.ts'

type Received = { to: string[]; source: string }

const { db } = await testDatabase()
const mailFrom = 'Tulpar <hello@tulpar.example>'
const openedMailers: Mailer[] = []
let received: Received[]
let answer: () => Error | undefined
let server: SMTPServer
let smtpUrl: string

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
  received = []
  answer = () => undefined
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refusal = answer()
        if (!refusal) received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
        done(refusal)
      })
    },
  })
  const listening = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
    const started = server.listen(0, '127.0.0.1', () => resolve(started))
  })
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port')
  smtpUrl = `smtp://127.0.0.1:${address.port}`
})

afterEach(async () => {
  for (const mailer of openedMailers.splice(0)) mailer.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

function mailerWith(options: { isProduction?: boolean; smtpUrl?: string | undefined } = {}): Mailer {
  const mailer = createMailer({ smtpUrl, mailFrom, isProduction: false, ...options })
  openedMailers.push(mailer)
  return mailer
}

const letter = { dedupeKey: 'test:1', to: 'aigerim@example.kz', subject: 'Тапсырыс қабылданды', text: 'Сәлем', html: '<p>Сәлем</p>' }

async function storedLetter() {
  return db.selectFrom('mails').selectAll().where('dedupe_key', '=', letter.dedupeKey).executeTakeFirstOrThrow()
}

it('hands a letter to the mail server with both bodies and marks it sent', async () => {
  await expect(mailerWith().sendOnce(db, letter)).resolves.toBe('sent')

  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['aigerim@example.kz'])
  expect(received[0]?.source).toContain('From: Tulpar <hello@tulpar.example>')
  expect(received[0]?.source).toContain('multipart/alternative')
  expect(received[0]?.source).toMatch(/Message-ID: <[0-9a-f]{40}@tulpar\.example>/i)
  expect((await storedLetter()).sent_at).toBeInstanceOf(Date)
})

it('sends a letter once when twenty handlers try at the same time', async () => {
  const mailer = mailerWith()
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => mailer.sendOnce(db, letter)))

  expect(received).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'sent')).toHaveLength(1)
  await expect(mailer.sendOnce(db, letter)).resolves.toBe('already_sent')
  expect(received).toHaveLength(1)
})

it('keeps a refused letter unsent, so that the next try sends it under the same Message-ID', async () => {
  const refusals = [new Error('mailbox busy')]
  answer = () => refusals.shift()
  const mailer = mailerWith()

  await expect(mailer.sendOnce(db, letter)).rejects.toThrow('mailbox busy')
  expect(await mailer.isSent(db, letter.dedupeKey)).toBe(false)
  await expect(mailer.sendOnce(db, letter)).resolves.toBe('sent')
  expect(received).toHaveLength(1)
})

it('leaves a letter to the process that holds it, and takes it over after that process died', async () => {
  const mailer = mailerWith()
  const heldFor = (interval: string) =>
    db
      .updateTable('mails')
      .set({ sent_at: null, claimed_until: new Date(Date.now() + Number(interval)) })
      .execute()
  await mailer.sendOnce(db, letter)

  await heldFor('60000')
  await expect(mailer.sendOnce(db, letter)).rejects.toThrow('Another process')
  await heldFor('-1000')
  await expect(mailer.sendOnce(db, letter)).resolves.toBe('sent')

  const ids = received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

it('stores no body in production, and throws there without a mail server', async () => {
  await mailerWith({ isProduction: true }).sendOnce(db, letter)
  expect(await storedLetter()).toMatchObject({ text_body: null, html_body: null })

  const unconfigured = mailerWith({ isProduction: true, smtpUrl: undefined })
  await expect(unconfigured.sendOnce(db, { ...letter, dedupeKey: 'test:2' })).rejects.toThrow('SMTP_URL')
})

it('refuses to send inside a transaction', async () => {
  const sending = db.transaction().execute((open) => mailerWith().sendOnce(open, letter))
  await expect(sending).rejects.toThrow('transaction')
  expect(received).toHaveLength(0)
})
