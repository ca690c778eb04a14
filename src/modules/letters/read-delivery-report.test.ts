import { expect, it } from 'vitest'
import { isDeliveryReport, readDeliveryReport } from './read-delivery-report.ts'

const report = (...recipients: string[]) => `From: MAILER-DAEMON@mx.example
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

I'm sorry.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

${recipients.join('\n\n')}

--b--
`
const gone = 'Final-Recipient: rfc822; Gone@Example.com\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n  no such person'

const unexplained = (diagnostic: string) =>
  `Final-Recipient: rfc822; gone@example.com\nAction: failed\nStatus: 5.0.0\nDiagnostic-Code: smtp; ${diagnostic}`

it.each(['550 5.1.1 no', '550 No such user here', '550 mailbox gone@example.com not found', '550 unknown recipient'])(
  'recognises an unknown mailbox by the diagnostic text where the status is silent: %s',
  (diagnostic) => expect(readDeliveryReport(report(unexplained(diagnostic))).gone).toEqual(['gone@example.com']),
)

it('recognises an unknown mailbox', () => {
  expect(readDeliveryReport(report(gone)).gone).toEqual(['gone@example.com'])
  expect(readDeliveryReport(report(gone, gone.replace('Gone', 'Other')).replaceAll('\n', '\r\n')).gone).toEqual([
    'gone@example.com',
    'other@example.com',
  ])
  const forwarded = `Original-Recipient: rfc822;first@example.com\n${gone}`
  expect(readDeliveryReport(report(forwarded)).gone).toEqual(['first@example.com'])
})

it.each([
  ['a delay', gone.replace('failed', 'delayed').replace('5.1.1', '4.4.1')],
  ['a full mailbox', gone.replace('Status: 5.1.1', 'Status: 5.2.2')],
  ['spam', gone.replace('Status: 5.1.1', 'Status: 5.7.1')],
  ['a sender whose domain does not exist', gone.replace('Status: 5.1.1', 'Status: 5.1.8')],
  ['a sender whose address is wrong', gone.replace('Status: 5.1.1', 'Status: 5.1.7')],
  ['spam without a code', unexplained('550 the message was found to be spam')],
  ['a full mailbox without a code', unexplained('552 Mailbox full')],
  ['no address', gone.replace('Gone@Example.com', 'nobody')],
])('finds no address for %s', (_name, fields) => expect(readDeliveryReport(report(fields)).gone).toEqual([]))

it('finds nobody in an ordinary mail', () => {
  const mail = 'Subject: Hello\nContent-Type: text/plain\n\nI am away. Action: failed, as they say.\n'
  expect([readDeliveryReport(mail), isDeliveryReport(mail)]).toEqual([{ gone: [], letter: undefined }, false])
  expect(isDeliveryReport(report(gone))).toBe(true)
})
