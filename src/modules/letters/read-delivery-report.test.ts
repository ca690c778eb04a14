import { expect, it } from 'vitest'
import { readDeliveryReport } from './read-delivery-report.ts'

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

it('finds who is not there', () => {
  expect(readDeliveryReport(report(gone))).toEqual(['gone@example.com'])
  expect(readDeliveryReport(report(gone, gone.replace('Gone', 'Other')).replaceAll('\n', '\r\n'))).toEqual([
    'gone@example.com',
    'other@example.com',
  ])
  const forwarded = `Original-Recipient: rfc822;first@example.com\n${gone}`
  expect(readDeliveryReport(report(forwarded))).toEqual(['first@example.com'])
})

it.each([
  ['a delay', gone.replace('failed', 'delayed').replace('5.1.1', '4.4.1')],
  ['a full mailbox', gone.replace('Status: 5.1.1', 'Status: 5.2.2')],
  ['spam', gone.replace('Status: 5.1.1', 'Status: 5.7.1')],
  ['no address', gone.replace('Gone@Example.com', 'nobody')],
])('says nothing of an address for %s', (_name, fields) => expect(readDeliveryReport(report(fields))).toEqual([]))

it('finds nobody in an ordinary mail', () => {
  expect(readDeliveryReport('Subject: Hello\n\nI am away. Action: failed, as they say.\n')).toEqual([])
})
