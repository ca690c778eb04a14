import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { showMailbox } from './dev-mailbox.ts'
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
  expect(Object.keys(mails[0] ?? {}).sort()).toEqual(['created_at', 'html', 'id', 'subject', 'text', 'to'])
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
