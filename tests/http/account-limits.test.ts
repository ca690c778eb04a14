import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

stopClock()
const { auth, register, mails } = await shopWithAccounts({ RATE_LIMITS: 'on' })

it('makes a person who requests another reset wait, and returns the seconds', async () => {
  await register('waiting@example.com')
  await mails.newest('waiting@example.com')
  expect((await auth('/request-password-reset', { email: 'waiting@example.com' })).status).toBe(200)
  const { status, body, headers } = await auth('/request-password-reset', { email: 'waiting@example.com' })
  expect([status, body['code']]).toEqual([429, 'too_many_requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
  expect(body['retry_after']).toBe(Number(headers.get('retry-after')))
})

it('sends one address five magic links a quarter of an hour, whether it has an account or not', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) statuses.push((await auth('/sign-in/magic-link', { email: 'nobody@example.com' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

it('sends one mailbox five confirmations a quarter of an hour, however its address is spelled', async () => {
  const spelled = ['dana@gmail.com', 'd.ana@gmail.com', 'dana+1@gmail.com', 'da.na@googlemail.com', 'dana+2@gmail.com', 'dan.a@gmail.com']
  const statuses: number[] = []
  for (const email of spelled) statuses.push((await register(email)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('lets one connection register forty times in ten minutes', async () => {
  const answers = await Promise.all(Array.from({ length: 45 }, (_, index) => register(`many-${index}@example.com`)))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
})
