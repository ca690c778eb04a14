import { expect, it } from 'vitest'
import { mailsToSendAgain } from './order-mails.ts'

const unpaid = {
  status: 'pending',
  payment_status: 'unpaid',
  channel: 'web',
  email: 'n@example.com',
  proof_refusal: null,
  refunded: 0,
} as const

it('offers facts that still apply to the order', () => {
  expect(mailsToSendAgain(unpaid)).toEqual(['received'])
  expect(mailsToSendAgain({ ...unpaid, channel: 'staff' })).toEqual(['pay_link'])
  expect(mailsToSendAgain({ ...unpaid, proof_refusal: 'RM 5 short' })).toEqual(['received', 'proof_refused'])
  expect(mailsToSendAgain({ ...unpaid, payment_status: 'proof_submitted' })).toEqual(['proof_received'])
  expect(mailsToSendAgain({ ...unpaid, status: 'shipped', payment_status: 'paid' })).toEqual(['shipped'])
  expect(mailsToSendAgain({ ...unpaid, status: 'cancelled', payment_status: 'refunded', refunded: 20 })).toEqual(['cancelled', 'refunded'])
})

it('offers nothing to a visitor without an address', () => {
  expect(mailsToSendAgain({ ...unpaid, email: '' })).toEqual([])
})
