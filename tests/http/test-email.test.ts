import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'

const smtp = await smtpServer()
const { admin, call } = await shopWithAccounts({ SMTP_URL: smtp.url, MAIL_FROM: 'Tulpar <hello@example.com>' })
const token = await admin('sender@example.com')
const send = (body: unknown) => call('POST', '/api/admin/test-email', { token, body })

it('confirms that the mail server took it, in the requested language', async () => {
  const { status, body } = await send({ email: 'aim@example.com', language: 'ru' })
  expect([status, body['message']]).toEqual([200, expect.stringContaining('aim@example.com')])
  const mail = smtp.received.find(({ to }) => to.includes('aim@example.com'))
  expect(mail?.source).toContain('lang=3D"ru"')
})

it('passes on what the mail server said when it refused', async () => {
  smtp.answerWith(() => Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))
  const { status, body } = await send({ email: 'nobody@example.com' })
  expect({ status, code: body['code'] }).toEqual({ status: 502, code: 'mail_failed' })
  expect(body['reason']).toContain('No such mailbox here')
})

it('wants an address', async () => {
  expect(await send({})).toMatchObject({ status: 422, body: { fields: { email: expect.any(String) } } })
  expect(await send({ email: 'nobody' })).toMatchObject({ status: 422 })
})
