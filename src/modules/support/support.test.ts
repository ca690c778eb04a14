import { expect, it } from 'vitest'
import { createLimits } from '#kit/limits/postgres-limits.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { listMails } from '#kit/mail/mail-store.ts'
import { changeSettings } from '#modules/settings/index.ts'
import { publicCalls } from '#tests/support/public-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { sendSupportMail, supportRoutes } from './index.ts'
import type { SupportMail } from './support-mail-job.ts'

const { db, pool } = await testDatabase()
const { call, ctxOf, jobs, memory } = publicCalls({ db, router: { support: supportRoutes } })
const services = {
  mailer: createMailer({ mailFrom: 'Tulpar <hello@tulpar.example>', isProduction: false }),
  publicUrl: 'https://tulpar.example',
  mailFrom: 'Tulpar <hello@tulpar.example>',
}
const message = { name: 'Aigerim', email: 'aigerim@example.kz', subject: 'A tee', message: 'Is it\nlong?' }
const request = {
  full_name: 'Aigerim',
  email: 'aigerim@example.kz',
  phone: '+7 701 234 56 78',
  product_type: 'Mugs',
  details: 'Forty, blue',
}

const newest = () =>
  db.selectFrom('contact_messages').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
async function sendPromised() {
  for (const { name, payload } of jobs.splice(0))
    if (name === 'support-mail') await sendSupportMail(ctxOf(), services, payload as SupportMail)
}
const mailsTo = async (to: string) => (await listMails(db, { to })).map(({ subject, text, html }) => ({ subject, text, html }))

it('stores a message without its optional fields, and enqueues a mail for staff and sender', async () => {
  jobs.length = 0
  expect(await call('POST', '/contact', { ...message, phone: '', order_number: 'UND-12345' })).toMatchObject({
    status: 201,
    body: { message: expect.stringContaining('Thank you') },
  })
  expect(await newest()).toMatchObject({
    ...message,
    phone: null,
    order_number: 'UND-12345',
    language: 'en',
    status: 'new',
    account_id: null,
  })
  expect(jobs.map(({ payload }) => payload)).toMatchObject([
    { form: 'contact', reader: 'staff' },
    { form: 'contact', reader: 'sender' },
  ])
})

it('mails staff at the address of MAIL_FROM, in a mail that answers the sender, and a confirmation in the sender’s language', async () => {
  jobs.length = 0
  await call('POST', '/contact', { ...message, email: 'copy@example.kz', subject: 'Сұрақ' }, { language: 'kk' })
  await sendPromised()
  const [toStaff] = await mailsTo('hello@tulpar.example')
  expect(toStaff).toMatchObject({ subject: 'Contact form: Сұрақ', text: expect.stringContaining('copy@example.kz') })
  expect(toStaff?.text).toContain('Is it\nlong?')
  const confirmations = await mailsTo('copy@example.kz')
  expect(confirmations).toHaveLength(1)
  expect(confirmations[0]).toMatchObject({ subject: 'Хабарламаңыз бізге жетті', text: expect.stringContaining('Екі жұмыс күні ішінде') })
  expect(confirmations[0]?.text).not.toMatch(/Is it|long|Aigerim/)
})

it('sends each mail once however often its job runs', async () => {
  jobs.length = 0
  await call('POST', '/contact', { ...message, email: 'once@example.kz' })
  const promised = jobs.slice()
  await sendPromised()
  jobs.push(...promised)
  await sendPromised()
  expect(await mailsTo('once@example.kz')).toHaveLength(1)
})

it('writes to the address that the setting names', async () => {
  jobs.length = 0
  await changeSettings({ db, memory }, { contact_email: 'desk@tulpar.example' })
  await call('POST', '/contact', message)
  await sendPromised()
  expect(await mailsTo('desk@tulpar.example')).toHaveLength(1)
})

it('stores HTML and formulas as text, and shows them so in the mail', async () => {
  jobs.length = 0
  const wild = {
    ...message,
    email: 'wild@example.kz',
    name: '<b>Bold</b>',
    subject: '=HYPERLINK("https://evil.example")',
    message: '<script>alert(1)</script>\n=1+1',
  }
  expect(await call('POST', '/contact', wild)).toMatchObject({ status: 201 })
  expect(await newest()).toMatchObject({ name: wild.name, subject: wild.subject, message: wild.message })
  await sendPromised()
  const mail = (await mailsTo('desk@tulpar.example')).find(({ text }) => text.includes('wild@example.kz'))
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.html).not.toContain('<script>')
})

it('lets no line break into the header of a mail', async () => {
  await call('POST', '/contact', { ...message, name: 'A\r\nBcc: x@evil.example', subject: 'B\nC' })
  expect(await newest()).toMatchObject({ name: 'A Bcc: x@evil.example', subject: 'B C' })
  expect(await call('POST', '/contact', { ...message, email: 'a@example.kz\nBcc: x@evil.example' })).toMatchObject({ status: 422 })
})

it('names every wrong and every unknown field', async () => {
  const wrong = { name: ' ', email: 'nobody', phone: '12', subject: 'x'.repeat(151), message: '', admin: true }
  expect(await call('POST', '/contact', wrong)).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: 'name_missing',
        email: 'invalid_email',
        phone: expect.any(String),
        subject: 'too_long',
        message: 'required',
        admin: 'unrecognized_keys',
      },
    },
  })
  expect(await call('POST', '/preorders', {})).toMatchObject({
    status: 422,
    body: { fields: { full_name: 'name_missing', email: 'required', phone: 'required', product_type: 'required', details: 'required' } },
  })
})

it('keeps a pre-order request and confirms it', async () => {
  jobs.length = 0
  expect(await call('POST', '/preorders', request, { language: 'ru' })).toMatchObject({
    status: 201,
    body: { message: expect.stringContaining('Спасибо') },
  })
  expect(await db.selectFrom('preorder_requests').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    ...request,
    wants_newsletter: false,
    language: 'ru',
    status: 'new',
  })
  expect(await db.selectFrom('newsletter_subscribers').select('id').execute()).toEqual([])
  await sendPromised()
  expect((await mailsTo(request.email)).map(({ subject }) => subject)).toContain('Мы получили вашу заявку на предзаказ')
})

it('asks by mail before it puts anybody on the newsletter’s list', async () => {
  jobs.length = 0
  await call('POST', '/preorders', { ...request, email: 'Reader@Example.kz', newsletter: true })
  expect(await db.selectFrom('newsletter_subscribers').select(['email', 'status', 'source']).execute()).toEqual([
    { email: 'reader@example.kz', status: 'pending', source: 'preorder' },
  ])
  expect(jobs.map(({ name }) => name)).toContain('newsletter-mail')
})

it('refuses a flood from one address, and one to the same mailbox', async () => {
  const limits = createLimits({ pool, secret: 'x'.repeat(32) })
  const statuses: number[] = []
  for (let sent = 0; sent < 11; sent += 1)
    statuses.push(
      (await call('POST', '/contact', { ...message, email: `flood-${sent}@example.kz` }, { limits, address: '203.0.113.9' })).status,
    )
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  const toOne: number[] = []
  for (let sent = 0; sent < 6; sent += 1)
    toOne.push(
      (await call('POST', '/contact', { ...message, email: 'Victim@example.kz' }, { limits, address: `203.0.113.${20 + sent}` })).status,
    )
  expect(toOne).toEqual([201, 201, 201, 201, 201, 429])
  const spelled: number[] = []
  for (const email of [
    'dana@gmail.com',
    'd.ana@gmail.com',
    'Da.na@gmail.com',
    'dana+1@gmail.com',
    'dana+2@googlemail.com',
    'dan.a@gmail.com',
  ])
    spelled.push((await call('POST', '/contact', { ...message, email }, { limits, address: `203.0.113.${40 + spelled.length}` })).status)
  expect(spelled).toEqual([201, 201, 201, 201, 201, 429])
})
