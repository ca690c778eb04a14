import { Hono } from 'hono'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { showMailbox } from './dev-mailbox.ts'
import { forgetOldContents } from './mail-records.ts'
import { listMails } from './mail-store.ts'
import { createMailer, type Mail } from './mailer.ts'

const { db } = await testDatabase()
const mailer = createMailer({ mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: false })
const mailbox = new Hono().get('/', (context) => showMailbox(db, context))

function store(dedupeKey: string, head: Pick<Mail, 'to' | 'subject'>, bodies: { text: string; html: string }) {
  return mailer.sendOnce(db, dedupeKey, () => Promise.resolve({ ...head, bodies: () => Promise.resolve(bodies) }))
}

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
  await store('a', { to: 'First@example.com', subject: 'First' }, { text: 'one', html: '<p>one</p>' })
  const attack = '</iframe><script>alert(1)</script>"><img src=x>'
  await store('b', { to: 'second@example.com', subject: attack }, { text: attack, html: attack })
})

it('lists the mails stored without a mail server, newest first', async () => {
  const mails = await listMails(db)
  expect(mails).toMatchObject([
    { to: 'second@example.com' },
    { to: 'First@example.com', subject: 'First', text: 'one', html: '<p>one</p>' },
  ])
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['created_at', 'headers', 'html', 'id', 'subject', 'text', 'to'])
})

it('narrows the list to one address, whatever its case', async () => {
  const mails = await listMails(db, { to: 'first@EXAMPLE.com' })
  expect(mails).toMatchObject([{ to: 'First@example.com' }])
})

it('shows a mail to people in a frame without scripts, escaped', async () => {
  const response = await mailbox.request('/')
  const page = await response.text()
  expect(page).not.toContain('<script')
  expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;/iframe&gt;')
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('shows a mail’s headers, also its own', async () => {
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', 'X-Odd': '</pre><script>' }
  const bodies = () => Promise.resolve({ text: 'three', html: '<p>three</p>' })
  await mailer.sendOnce(db, 'c', () => Promise.resolve({ to: 'third@example.com', subject: 'Third', headers, bodies }))
  const [mail] = await listMails(db, { to: 'third@example.com' })
  expect(mail?.headers).toMatchObject({
    From: 'Tulpar <hello@tulpar.example>',
    'Message-ID': expect.stringMatching(/^<[0-9a-f]{40}@tulpar\.example>$/),
    'Auto-Submitted': 'auto-generated',
    ...headers,
  })
  const page = await (await mailbox.request('/?to=third@example.com')).text()
  expect(page).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(page).not.toContain('<script')
})

it('keeps a thousand mails, and opens quickly however long they are', async () => {
  const html = `<p>${'felt '.repeat(10_000)}</p>`
  await sql`
    insert into mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at, sent_at)
    select gen_random_uuid(), 'many:' || n, 'many@example.com', 'Mail ' || n, 'felt', ${html}, now() - n * interval '1 minute', now()
    from generate_series(1, 1100) n`.execute(db)
  await forgetOldContents(db)
  const kept = await db.selectFrom('mails').select('id').where('html_body', 'is not', null).execute()
  expect(kept).toHaveLength(1000)
  expect(await listMails(db)).toHaveLength(1000)

  const startedAt = process.cpuUsage()
  const response = await mailbox.request('/')
  const page = await response.text()
  const { user, system } = process.cpuUsage(startedAt)
  expect(page.match(/<li>/g)).toHaveLength(1000)
  // Of fifty megabytes of mail, the page shows only one.
  expect(page.length).toBeLessThan(1_000_000)
  expect((user + system) / 1000).toBeLessThan(1000)
})
