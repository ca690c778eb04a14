import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { devMailbox } from './dev-mailbox.ts'
import { listLetters } from './mail-store.ts'
import { createMailer, type Letter } from './mailer.ts'

const { db } = await testDatabase()
const mailer = createMailer({ mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: false })
const mailbox = devMailbox(db)

function keep(dedupeKey: string, head: Pick<Letter, 'to' | 'subject'>, bodies: { text: string; html: string }) {
  return mailer.sendOnce(db, dedupeKey, () => Promise.resolve({ ...head, bodies: () => Promise.resolve(bodies) }))
}

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
  await keep('a', { to: 'First@example.com', subject: 'First' }, { text: 'one', html: '<p>one</p>' })
  const attack = '</iframe><script>alert(1)</script>"><img src=x>'
  await keep('b', { to: 'second@example.com', subject: attack }, { text: attack, html: attack })
})

it('lists the letters kept without a mail server, newest first', async () => {
  const letters = await listLetters(db)
  expect(letters).toMatchObject([
    { to: 'second@example.com' },
    { to: 'First@example.com', subject: 'First', text: 'one', html: '<p>one</p>' },
  ])
  expect(Object.keys(letters[0] ?? {}).sort()).toEqual(['created_at', 'html', 'id', 'subject', 'text', 'to'])
})

it('narrows the list to one address, whatever its case', async () => {
  const letters = await listLetters(db, { to: 'first@EXAMPLE.com' })
  expect(letters).toMatchObject([{ to: 'First@example.com' }])
})

it('shows a letter to people in a frame without scripts, escaped', async () => {
  const response = await mailbox.request('/')
  const page = await response.text()
  expect(page).not.toContain('<script')
  expect(page).toContain('srcdoc="&lt;base target=&quot;_blank&quot;&gt;&lt;/iframe&gt;')
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})
